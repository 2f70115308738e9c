export const hints = {
  hint: 'Tip',
  gotIt: 'Got it',
  noMore: 'Turn tips off',
};
export type HintsTexts = typeof hints;

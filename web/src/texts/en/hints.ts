export const hints = {
  hint: 'Hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
};
export type HintsTexts = typeof hints;

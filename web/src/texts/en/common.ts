import { soon } from '../words';
const levels: Record<string, string> = {
  random: 'whimsical',
  easy: 'easy',
  greedy: 'greedy',
  medium: 'medium',
  net: 'well-read',
  hard: 'hard',
  expert: 'expert',
};

export const common = {
  levels,
  home: 'Table 13, to the start page',
  close: 'Close',
  cancel: 'Not now',
  rules: 'Rules',
  settings: 'Settings',
  loading: 'One moment …',
  skip: 'Skip to the table',
  guest: (number: string) => `Guest ${number}`,
  bot: (level: string) => `Bot, ${level}`,
  aBot: (name: string) => `${name} (bot)`,
  aHuman: (name: string) => `${name} (human)`,
  noLine: 'Lost the line. Trying again …',
  noServer: 'The server is not answering. Your match is safe; we keep trying.',
  nowhere: 'There is nothing at this address.',
  tryAgain: 'Try again',
  toHome: 'To the start page',
  /** After the reason why something was refused. */
  tryAgainIn: (millis: number) => `Try again ${soon('en', millis)}.`,
  clockUnits: { hours: 'h', minutes: 'min' },
};
export type CommonTexts = typeof common;

import { soon } from '../words';
const levels: Record<string, string> = {
  random: 'random',
  easy: 'easy',
  greedy: 'greedy',
  medium: 'medium',
  net: 'trained',
  hard: 'hard',
  expert: 'expert',
};

export const common = {
  levels,
  home: 'Table 13: start page',
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
  noLine: 'Connection lost. Trying again …',
  noServer: 'The server is not answering. Your match is safe. We keep trying.',
  nowhere: 'There is no page at this address.',
  tryAgain: 'Try again',
  toHome: 'Go to the start page',
  /** Follows the reason of a refusal. */
  tryAgainIn: (millis: number) => `Try again ${soon('en', millis)}.`,
  clockUnits: { hours: 'h', minutes: 'min' },
};
export type CommonTexts = typeof common;

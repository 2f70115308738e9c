import { plural } from '../words';

export const table = {
  players: 'Players',
  yourHand: 'Your hand',
  sortHand: 'Sort my hand',
  you: (name: string) => `${name} (you)`,
  yourTurn: 'Your turn',
  isThinking: (name: string) => `${name} is thinking.`,
  sending: 'On its way …',
  watching: 'You are looking on.',
  notYourTurn: 'It is not your turn.',
  noLine: 'The line is lost. Your cards are safe; moves wait until it is back.',
  isOver: 'The match is over.',
  round: (round: number) => `Round ${round}`,
  away: (time: string) => `Away, bot in ${time}`,
  awayForNow: 'Away',
  standsIn: 'Bot stands in',
  awaySoon: (name: string, seconds: number) =>
    `${name} is away. A bot plays in ${plural(seconds, 'one second', `${seconds} seconds`)}.`,
  host: 'Host',
  clock: (time: string) => `${time} left`,
  log: 'What happened',
  openLog: 'Open the log',
  nothingYet: 'Nothing yet.',
  shortLog: 'The log goes back only to your last turn: what was taken, you have to remember.',
  lookBack: (moves: number) => plural(moves, 'Show the last move again', `Show the last ${moves} moves again`),
  backToNow: 'Back to now',
  confirm: 'Play it',
  withdraw: 'Not yet',
  back: (count: number) =>
    count === 0
      ? 'You are back.'
      : plural(count, 'You are back. One thing happened.', `You are back. ${count} things happened.`),
  stuck: 'The server cannot store anything just now, so nothing goes on. Your match is safe.',
  delay: (millis: number) => `The line answers in ${millis} ms`,
  slow: (millis: number) => `Slow line: ${millis} ms`,
  cleared: 'This table has been closed.',
  entering: 'Coming to the table …',
  took: (seat: string) => `A bot plays for ${seat} now.`,
  cameBack: (seat: string) => `${seat} is back.`,
  openHand: (name: string) => `${name}’s hand`,
};
export type TableTexts = typeof table;

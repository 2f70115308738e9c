import { often } from '../../../texts/en/often';
import { capital, listed, plural, type Who } from '../../../texts/words';

const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const word = (count: number): string => WORDS[count] ?? String(count);
const one = (value: number): string => (value === 8 || value === 11 ? `an ${value}` : `a ${value}`);
/** "an 8", "three 10s". */
const cards = (count: number, value: number): string => plural(count, one(value), `${word(count)} ${value}s`);
/** "One 8", "Three 10s": emphasizes the count. */
const many = (count: number, value: number): string => capital(plural(count, `one ${value}`, cards(count, value)));
const names = (who: Who[]): string =>
  listed(
    'en',
    who.map(({ name, isMe }, i) => (isMe ? (i === 0 ? 'You' : 'you') : name)),
  );
const isPlural = (who: Who[]): boolean => who.length > 1 || who.some(({ isMe }) => isMe);

export const texts = {
  title: '13 Leaves',
  like: 'Play at either end of the row. The first empty hand wins.',
  size: '3–6 players · 15 min',
  gist: 'The row grows outwards. Be the first to play all your cards.',
  players: '3 to 6 players',
  credit: '13 Leaves is a game by Masato Uesugi, published in 2025.',
  why: {
    out: (times: number) => `You play your last card with it ${often(times)}.`,
    lap: (times: number) => `Everyone else passes and you begin the next lap ${often(times)}.`,
    beaten: (times: number) => `Someone plays on it or beyond it before your next turn ${often(times)}.`,
    fits: (times: number) => `You have a card that fits on your next turn ${often(times)}.`,
    'other-out': (times: number) => `Someone else plays their last card before your next turn ${often(times)}.`,
  },
  options: {
    expert: {
      name: 'Expert match',
      why: 'Several rounds. Each card left in hand costs a point. Once someone has 20, the fewest points win.',
      values: { off: 'Off', on: 'On' },
    },
  },
  refusals: {
    NOT_HELD: 'You do not have that many cards of this value.',
    BETWEEN_THE_ENDS: 'A value between the two ends of the row can never be played.',
    TOO_FEW: 'Play at least as many cards as the stack at that end of the row holds.',
    NOT_IN_THE_ROW: 'No card of this value lies in the row, so you cannot take one.',
    EMPTY_ROW: 'The row is empty: you cannot pass, you must play.',
  },
  hints: {
    wins: {
      bold: 'The first empty hand wins.',
      plain: 'Play cards at an end of the row, or pass and take one card from it.',
    },
    open: {
      bold: 'Open with any value.',
      plain: 'Play as many cards of it as you like. Many cards are hard to follow.',
    },
    ends: {
      bold: 'The row grows outwards.',
      plain: 'Play the lowest value or lower, or the highest value or higher. Never in between.',
    },
    many: { bold: 'Play at least as many.', plain: 'As many cards as this stack holds, or more.' },
    pass: {
      bold: 'Passing takes one card.',
      plain: 'Take any card from the row. You are back in the next lap.',
    },
  },
  single: {
    left: 'Cards left',
    emptied: ({ name, isMe }: Who) => (isMe ? 'You played your last card.' : `${name} has no cards left.`),
    ranOut: 'That was the last lap. The fewest cards win.',
  },

  lap: (lap: number) => `Lap ${lap}`,
  lapOfRound: (deal: number, lap: number) => `Round ${deal} · lap ${lap}`,
  /** Heads a column of the score sheet. */
  roundHead: (deal: number) => `Round ${deal}`,

  row: 'The row',
  anyOpens: 'The row is empty. Open it with any value and as many cards as you like.',
  ends: { low: 'Low end', high: 'High end' },
  needs: (count: number) => `At least ${word(count)}`,
  orLower: (value: number) => (value === 1 ? 'only 1s' : `${value} or lower`),
  orHigher: (value: number) => (value === 13 ? 'only 13s' : `${value} or higher`),
  closed: 'Closed',
  noneHas: (count: number) => `no value here has ${plural(count, 'a card', `${word(count)} cards`)} left`,
  orMore: (count: number) => `${count} or more`,
  only: (count: number) => plural(count, 'only 1', count === 0 ? 'none left' : `only ${count}`),
  playHere: (count: number) => `Play ${count}`,
  take: (value: number) => `Take ${one(value)}`,
  stackName: (value: number, count: number, copies: number) =>
    `${value}, ${word(count)} of ${word(copies)} cards ${plural(count, 'lies', 'lie')} here`,
  openName: (value: number, needed: number, copies: number) =>
    `${value}, open, ${word(needed)} or more, ${word(copies)} in the deck`,
  fewName: (value: number, left: number, needed: number) =>
    `${value}, too few cards: ${word(left)} left, ${word(needed)} needed`,
  betweenName: (value: number) => `${value}, between the ends, closed`,
  anyName: (value: number, copies: number) => `${value}, ${word(copies)} in the deck`,

  promptOpen: 'Your turn. Open the row with any value.',
  promptPlay: 'Your turn. Play at an end, or pass.',
  promptMustPlay: 'Your turn. Play at an end.',
  promptPass: 'Nothing fits. Pass and take a card.',
  promptTake: 'Which card do you take?',
  opens: (count: number, value: number) => `Open with ${cards(count, value)}?`,
  fits: {
    low: (count: number, value: number) => `${many(count, value)} ${plural(count, 'fits', 'fit')} the low end.`,
    high: (count: number, value: number) => `${many(count, value)} ${plural(count, 'fits', 'fit')} the high end.`,
    both: (count: number, value: number) => `${many(count, value)} ${plural(count, 'fits', 'fit')} on this stack.`,
  },
  short: {
    low: (held: number, value: number, needed: number, end: number) =>
      `${many(held, value)} ${plural(held, 'is', 'are')} ${word(needed - held)} short. The low end holds ${cards(needed, end)}.`,
    high: (held: number, value: number, needed: number, end: number) =>
      `${many(held, value)} ${plural(held, 'is', 'are')} ${word(needed - held)} short. The high end holds ${cards(needed, end)}.`,
  },

  held: (value: number, count: number) => `${value}, ${plural(count, 'one card', `${word(count)} cards`)}`,
  playable: 'playable',
  notPlayable: 'not playable now',
  play: (count: number, value: number) => `Play ${cards(count, value)}`,
  howMany: 'How many',
  fewer: 'One fewer',
  more: 'One more',
  pass: 'Pass',
  passAndTake: 'Pass and take a card',
  dontPass: 'Do not pass',
  youAreOut: 'You have passed. You are back in the next lap.',

  passed: 'Passed',
  passedTook: (value: number) => `Passed, took ${one(value)}`,
  seen: (cards: string) => `Seen in this hand: ${cards}`,
  cardsHeld: (count: number) => plural(count, '1 card', `${count} cards`),

  inHand: 'Cards in hand',
  firstToNone: 'first empty hand wins',
  score: 'Points',
  enoughEnds: (points: number) => `${points} points end it, lowest wins`,
  player: 'Player',
  points: 'Points',
  cards: 'Cards',
  fewest: 'leading',
  gone: (cleared: number, rest: number) =>
    cleared === 0
      ? `${rest} cards were never dealt.`
      : `${plural(cleared, '1 card is', `${cleared} cards are`)} out of the game, ${rest} were never dealt.`,

  briefly: { cards: (count: number, value: number) => cards(count, value), pass: 'a pass' },
  begins: ({ name, isMe }: Who) => (isMe ? 'You begin.' : `${name} begins.`),
  plays: ({ name, isMe }: Who, count: number, value: number) =>
    isMe ? `You play ${cards(count, value)}.` : `${name} plays ${cards(count, value)}.`,
  passes: ({ name, isMe }: Who, value: number) =>
    isMe ? `You pass and take ${one(value)}.` : `${name} passes and takes ${one(value)}.`,
  clears: ({ name, isMe }: Who) => (isMe ? 'You clear the row.' : `${name} clears the row.`),
  isOut: ({ name, isMe }: Who) => (isMe ? 'You have no cards left.' : `${name} has no cards left.`),
  ranOut: (who: Who[], laps: number) =>
    `${names(who)} ${isPlural(who) ? 'have' : 'has'} the fewest cards after ${laps} laps.`,
  wins: (who: Who[]) =>
    who.length > 1 ? `${names(who)} share the win.` : `${names(who)} ${isPlural(who) ? 'win' : 'wins'} the match.`,

  winsRound: ({ name, isMe }: Who, deal: number) => (isMe ? `You win round ${deal}` : `${name} wins round ${deal}`),
  lapsOver: (laps: number) => `${laps} laps are over`,
  lastCard: ({ name, isMe }: Who) => (isMe ? 'You played your last card.' : `${name} has no cards left.`),
  eachCosts: 'Every card left in hand costs a point.',
  left: 'Left in hand',
  total: 'Total',
  leads: (who: Who[], points: number) =>
    `${names(who)} ${isPlural(who) ? 'lead' : 'leads'} with ${plural(points, '1 point', `${points} points`)}.`,
  ended: (points: number) => `Someone has ${points} points, so the match is over.`,
  onTo: (deal: number) => `Go to round ${deal}`,
  seeResult: 'See the result',
  skip: 'Show all at once',
};
export type LeavesTexts = typeof texts;

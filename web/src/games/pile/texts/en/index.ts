import { often } from '../../../../texts/en/often';
import { capital, listed, plural, type Who } from '../../../../texts/words';

/** The names of one of the three suits. */
export interface KindWords {
  title: string;
  /** "Ada brings the cats to 12", "goes on the cats". */
  pile: string;
  target: string;
  most: string;
  tied: string;
  notHere: string;
  card: (value: string) => string;
  /** In a list: "blue 7". */
  plain: (value: string) => string;
}
/** The names of the special four. */
export interface FourWords {
  title: string;
  card: string;
  /** In a list. */
  plain: string;
  where: string;
  laid: (who: Who, pile: string, sum: number) => string;
}

const NUMBERS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
const number = (n: number): string => NUMBERS[n] ?? String(n);
const cards = (n: number): string => plural(n, 'one card', `${number(n)} cards`);
const subject = (who: Who): string => (who.isMe ? 'You' : who.name);
const all = (people: Who[]): string =>
  listed('en', [...people].sort((a, b) => Number(b.isMe) - Number(a.isMe)).map(subject));
export const verb = (who: Who, mine: string, theirs: string): string => `${subject(who)} ${who.isMe ? mine : theirs}`;

export const pile = {
  why: {
    takes: (times: number): string => (times === 0 ? 'You take nothing with it.' : 'You take cards with it.'),
    leads: (times: number) => `You end up with the most of what you take, at no cost, ${often(times)}.`,
    'others-take': (times: number) => `Someone else takes cards before your next turn ${often(times)}.`,
    stuck: (times: number) => `You have no safe card on your next turn ${often(times)}.`,
  },
  options: {
    'memory-aid': {
      name: 'Memory aid',
      why: 'Shows which cards everyone has taken, and everything that happened in the round.',
      values: { off: 'Off', on: 'On' },
    },
  },
  target: (name: string, sum: number, count: number) =>
    count === 0 ? `${name}, empty.` : `${name}, ${sum}, ${cards(count)}.`,
  wouldMake: (card: string, makes: number) => `${card} makes ${makes}.`,
  wouldBeExact: (card: string) => `${card} makes 13 exactly: safe.`,
  wouldTake: (card: string, makes: number, takes: number) => `${card} makes ${makes}: you would take ${cards(takes)}.`,
  fitsAnywhere: (card: string) => `${card}, goes anywhere.`,
  makes: (makes: number) => `Makes ${makes}`,
  exact: '13 exactly: safe',
  over: (makes: number, takes: number) => `${makes}: you take ${takes}`,
  playMakes: (makes: number) => `Play it: makes ${makes}`,
  playExact: 'Play it: 13 exactly',
  playOver: (takes: number) => `Play it and take ${takes}`,
  choose: 'Your turn. Choose a card.',
  chooseFirst: 'Choose a card from your hand first.',
  goes: (card: string, pile: string) => `Your turn. ${card} goes on ${pile}.`,
  dealt: (round: number, rounds: number, who: Who) =>
    `Round ${round} of ${rounds} · ${who.isMe ? 'you' : who.name} dealt`,
  began: (round: number, rounds: number, who: Who) =>
    `Round ${round} of ${rounds} · ${who.isMe ? 'you' : who.name} began`,
  toDraw: (count: number) => plural(count, '1 card to draw', `${count} cards to draw`),
  drawnOut: 'All cards are drawn',
  inHand: (count: number) => `${count} in hand`,
  taken: (count: number) => `${count} taken`,
  points: (count: number) => plural(count, 'one point', `${count} points`),
  score: 'Score so far',
  fewest: 'lowest wins',
  player: 'Player',
  roundHead: (round: number) => `Round ${round}`,
  roundShort: (round: number) => `R${round}`,
  round: 'Round',
  total: 'Total',
  best: 'Leading',
  whatWasTaken: 'Cards taken',
  nothing: 'nothing',
  made: (who: Who, pile: string, sum: number) => `${verb(who, 'bring', 'brings')} ${pile} to ${sum}.`,
  madeExact: (who: Who, pile: string) => `${verb(who, 'bring', 'brings')} ${pile} to exactly 13.`,
  wentOver: (who: Who, pile: string, takes: number) =>
    `${verb(who, 'go', 'goes')} over 13 on ${pile} and ${who.isMe ? 'take' : 'takes'} ${cards(takes)}.`,
  roundBegan: (round: number, who: Who) => `Round ${round} begins with ${who.isMe ? 'you' : who.name}.`,
  roundEnded: (round: number) => `Round ${round} is over.`,
  won: (people: Who[], total: number) => {
    const points = plural(total, '1 point', `${total} points`);
    const [first] = people;
    return people.length === 1 && first
      ? `${verb(first, 'win', 'wins')} with ${points}.`
      : `${all(people)} share the win with ${points} each.`;
  },
  roundOver: (round: number) => `Round ${round} is over`,
  free: (parts: { who: Who; most: string[] }[]) => {
    const clauses = parts.map(({ who, most }, i) => {
      const name = i === 0 ? `${subject(who)} had` : who.isMe ? 'you' : who.name;
      return `${name} ${listed('en', most)}`;
    });
    const isPlain = parts.every(({ most }) => most.length === 1);
    return `${isPlain ? listed('en', clauses) : clauses.join(', ')}: those cards cost nothing.`;
  },
  tied: (people: Who[], kind: string) => `${all(people)} tied on ${kind}, so everyone pays for ${kind}.`,
  nobodyTook: 'Nobody took a card, so there is nothing to pay.',
  mostFree: 'Most: free',
  level: 'tied',
  none: 'none',
  cell: (count: number, title: string, cost: number) =>
    `${title}: ${count}, ${plural(cost, 'one point', `${cost} points`)}.`,
  toGo: (rounds: number) => plural(rounds, 'One round to go.', `${capital(number(rounds))} rounds to go.`),
  fewestWins: 'The fewest points win.',
  leads: (who: Who, by: number) => `${verb(who, 'lead', 'leads')} by ${plural(by, 'one point', `${by} points`)}.`,
  shareLead: (people: Who[]) => `${all(people)} share the lead.`,
  next: (round: number) => `Go to round ${round}`,
  result: 'See the result',
};
export type FamilyTexts = typeof pile;
/** The three suits, in the order of their targets. */
export type Kinds = readonly [KindWords, KindWords, KindWords];
/** The texts of a game of the family. */
export interface PileTexts extends FamilyTexts {
  targets: string;
  kinds: Kinds;
  four: FourWords;
}

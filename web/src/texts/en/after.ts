import { capital, listed, plural, type Who } from '../words';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** In words up to twelve. */
const number = (n: number): string => WORDS[n] ?? String(n);

export const after = {
  result: 'Result',
  wins: ({ name, isMe }: Who) => (isMe ? 'You win' : `${name} wins`),
  winsWith: ({ name, isMe }: Who, points: number) =>
    `${isMe ? 'You win' : `${name} wins`} with ${plural(points, '1 point', `${points} points`)}`,
  share: (names: string[], isMine: boolean) => `${listed('en', isMine ? ['You', ...names] : names)} share the win`,
  withEach: (points: number) => plural(points, 'With one point each.', `With ${number(points)} points each.`),
  ahead: (points: number, { name, isMe }: Who) => {
    const next = isMe ? 'you' : name;
    return plural(points, `One point ahead of ${next}.`, `${capital(number(points))} points ahead of ${next}.`);
  },
  scores: 'Score sheet',
  player: 'Player',
  total: 'Total',
  stronger: (level: string) => `Stronger bots? Play against ${level} ones`,
  again: 'Again',
  dealing: 'Dealing …',
  botsSit: (count: number) =>
    plural(count, 'A bot takes the free chair.', `Bots take the ${number(count)} free chairs.`),
  hostStarts: (name: string) =>
    name === '' ? 'The host can start the next match.' : `${name} can start the next match.`,
  stayHere: 'It opens here by itself.',
  anotherGame: 'Another game',
  replay: 'Replay',
  saveRecord: 'Save the record',
  checking: 'Checking the shuffle …',
  shuffleHolds: 'The shuffle checks out',
  shuffleIsOpen: 'The shuffle checks out, as far as this device can tell',
  shuffleFails: 'The shuffle does not check out',
  noRecord: 'The record cannot be fetched just now.',
  tryAgain: 'Try again',
  details: 'Details',

  fairTitle: 'Was the deal fair?',
  fairStory:
    'Before the first card the server locked a secret away and showed its seal. Everybody who sat down threw in random bytes. Every shuffle follows from both. Now the secret is open, and this device has shuffled again.',
  verdicts: {
    holds: 'It checks out. Nobody chose these cards, the server included.',
    open: 'The cards follow from the secret. Whether the server was bound to it before the deal, this device cannot tell.',
    fails: 'It does not check out. Save the record, and look where the crosses are.',
  },
  states: { holds: 'Holds', fails: 'Does not hold', open: 'Open' },
  atLine: (line: number) => `Line ${line} of the record.`,
  findings: {
    holds: {
      record: () => 'The record is whole, and it is that of this match.',
      secret: () => 'The secret fits its seal.',
      promise: (links: number) =>
        plural(
          links,
          'It is the seal that this device was shown before the deal.',
          `It leads back, over ${number(links)} links, to a seal that this device was shown before.`,
        ),
      seed: () => 'The bytes of this device went into the deal.',
      deck: (cards: number) => `The deck has its ${cards} cards.`,
      starters: (times: number) =>
        plural(times, 'The right player began.', `The right player began, all ${number(times)} times.`),
      shuffles: (times: number) =>
        plural(times, 'The shuffle follows, card by card.', `All ${number(times)} shuffles follow, card by card.`),
    },
    fails: {
      record: 'The record is damaged, or that of another match.',
      secret: 'The secret does not fit its seal.',
      promise: 'It is not the seal that this device was shown before the deal.',
      seed: 'The bytes of this device did not go into the deal.',
      deck: 'The deck has other cards than it should.',
      starters: 'The player who began does not follow from the secret.',
      shuffles: 'The shuffled cards do not follow from the secret.',
    },
    open: {
      record: 'This record does not tell how its deal came about.',
      promise: 'This device was not shown the seal before the deal, so it cannot compare.',
      seed: 'This device handed in no bytes for this match.',
    },
  },
  notProven: 'What this does not prove',
  limits: [
    'That nobody looked. The server knows all cards while a match is played. Whoever runs it is trusted not to peep, like whoever shuffles at a kitchen table.',
    'Anything, if nobody hands in bytes. This device does it for you when you sit down.',
    'Much, if whoever runs the server plays too and hands in bytes last: many could be tried, and the best kept.',
    'That no match was broken off. But a number is never dealt twice, so a missing one is seen.',
    'Who made the moves. Only the cards are checked. A forged move is found by those who remember theirs.',
  ],
  figures: 'Seal, secret and bytes',
  seal: 'Seal',
  secret: 'Secret',
  bytesOf: (name: string) => `${name}’s bytes`,
  noBytes: 'none',
  byHand: 'To check it without this page, save the record and run:',

  replayTitle: (title: string) => `Replay of ${title}`,
  fetching: 'Fetching the moves …',
  deal: 'The cards are dealt.',
  atStep: (step: number, moves: number) => (step === 0 ? 'Before the first move' : `Move ${step} of ${moves}`),
  moves: 'Moves of the match',
  controls: 'Replay',
  toFirst: 'To the deal',
  stepBack: 'One move back',
  stepOn: 'One move on',
  toLast: 'To the end',
  play: 'Play',
  pause: 'Pause',
  speed: (times: number) => `${times}×`,
  speedIs: (times: number) => plural(times, 'Speed: normal', `Speed: ${number(times)} times`),
  seat: 'From whose chair?',
  toTable: 'Back to the table',
  checkDeal: 'Check the deal',
  copyLink: 'Copy the link to this move',
  linkCopied: 'Link copied.',
};
export type AfterTexts = typeof after;

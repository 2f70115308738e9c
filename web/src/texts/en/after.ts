import { capital, listed, plural, type Who } from '../words';

const WORDS = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');
/** Numbers up to twelve in words. */
const number = (n: number): string => WORDS[n] ?? String(n);
const all = (n: number): string => (n === 2 ? 'both' : `all ${number(n)}`);

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
  stronger: (level: string) => `Play against ${level} bots`,
  again: 'Play again',
  dealing: 'Dealing …',
  botsSit: (count: number) => plural(count, 'A bot takes the free seat.', `Bots take the ${number(count)} free seats.`),
  hostStarts: (name: string) =>
    name === '' ? 'The host can start the next match.' : `${name} can start the next match.`,
  stayHere: 'The next match opens here by itself.',
  anotherGame: 'Another game',
  replay: 'Replay',
  saveRecord: 'Save the record',
  checking: 'Checking the shuffle …',
  shuffleHolds: 'The shuffle checks out',
  shuffleIsOpen: 'The shuffle checks out, as far as this device can tell',
  shuffleFails: 'The shuffle does not check out',
  noRecord: 'The record cannot be loaded just now.',
  tryAgain: 'Try again',
  details: 'Details',

  fairTitle: 'Was the deal fair?',
  fairStory:
    'Before the deal, the server locked a secret away and showed its seal. Every player added random bytes. Together they decide every shuffle. Now the secret is open, and this device has repeated the shuffles.',
  verdicts: {
    holds: 'It checks out. Nobody chose these cards, the server included.',
    open: 'The cards follow from the secret. This device cannot tell whether the server chose that secret before the deal.',
    fails: 'It does not check out. Save the record, then look at the crosses.',
  },
  states: { holds: 'Checks out', fails: 'Fails', open: 'Cannot tell' },
  atLine: (line: number) => `Line ${line} of the record.`,
  findings: {
    holds: {
      record: () => 'The record is complete and belongs to this match.',
      secret: () => 'The secret fits its seal.',
      promise: (links: number) =>
        plural(
          links,
          'This device saw the same seal before the deal.',
          `${capital(number(links))} links lead back to a seal that this device saw before.`,
        ),
      seed: () => 'This device’s bytes went into the deal.',
      deck: (cards: number) => `All ${cards} cards are in the deck.`,
      starters: (times: number) =>
        plural(times, 'The right player began.', `The right player began, ${all(times)} times.`),
      shuffles: (times: number) =>
        plural(times, 'The shuffle matches, card by card.', `${capital(all(times))} shuffles match, card by card.`),
    },
    fails: {
      record: 'The record is damaged or belongs to another match.',
      secret: 'The secret does not fit its seal.',
      promise: 'This device saw a different seal before the deal.',
      seed: 'This device’s bytes did not go into the deal.',
      deck: 'The deck does not have the right cards.',
      starters: 'The player who began does not follow from the secret.',
      shuffles: 'The shuffled cards do not follow from the secret.',
    },
    open: {
      record: 'This record does not say how the cards were shuffled.',
      promise: 'This device did not see the seal before the deal, so it cannot compare.',
      seed: 'This device added no bytes to this match.',
    },
  },
  notProven: 'What the check cannot prove',
  limits: [
    'It cannot prove that nobody looked. The server knows all cards during a match. You trust the people who run it, as you trust the person who shuffles at a kitchen table.',
    'If nobody adds bytes, it proves nothing. This device adds them for you when you sit down.',
    'It proves little if the people who run the server play too and add their bytes last. They could try many and keep the best.',
    'A match may have been broken off. But no match number is used twice, so a gap shows.',
    'Only the cards are checked, not the moves. A player who remembers the real move will notice a forged one.',
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
  toFirst: 'Go to the deal',
  stepBack: 'Step back',
  stepOn: 'Step forward',
  toLast: 'Go to the end',
  play: 'Play',
  pause: 'Pause',
  speed: (times: number) => `${times}×`,
  speedIs: (times: number) => plural(times, 'Speed: normal', `Speed: ${number(times)} times normal`),
  seat: 'Whose view?',
  toTable: 'Back to the table',
  checkDeal: 'Check the deal',
  copyLink: 'Copy the link to this move',
  linkCopied: 'Link copied.',
};
export type AfterTexts = typeof after;

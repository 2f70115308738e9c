import type { GameId } from '../../protocol/games';
import { plural } from '../words';

const like: Record<GameId, string> = {
  thirteen: 'Three targets. Stay at 13 or under, or take the lot.',
  friday: 'Cats, mirrors, ladders. Taking the most of one is lucky.',
  skipbo: 'The board game. Your pawns decide where you may build.',
  leaves: 'Play outward from the row. First empty hand wins.',
};
const size: Record<GameId, string> = {
  thirteen: '3–6 players · 20 min',
  friday: '3–6 players · 20 min',
  skipbo: '2–4 players · 30 min',
  leaves: '3–6 players · 15 min',
};
/** What can be agreed on in a game: its name, what it means, and its values. */
export interface OptionWords {
  name: string;
  why: string;
  values: Record<string, string>;
}
const options: Record<string, OptionWords> = {
  'memory-aid': {
    name: 'Memory aid',
    why: 'Shows which cards everyone has taken, and everything that happened in the round.',
    values: { off: 'Off', on: 'On' },
  },
  deck: {
    name: 'Cards',
    why: 'One edition leaves the three zeros out.',
    values: { '53': '53, with zeros', '50': '50, without zeros' },
  },
  wilds: { name: 'Wild cards', why: 'How many Skip-Bo cards are in the deck.', values: { '16': '16', '12': '12' } },
  'strict-exchange': {
    name: 'Strict exchange',
    why: 'The exchange space works only while your other pawn stands on a colour.',
    values: { off: 'Off', on: 'On' },
  },
  pawns: {
    name: 'Pawns move',
    why: 'Which way round the board.',
    values: { clockwise: 'Clockwise', either: 'Either way' },
  },
  expert: {
    name: 'Expert match',
    why: 'Several rounds. Each card left in hand costs a point. Once somebody has 20, the fewest points win.',
    values: { off: 'Off', on: 'On' },
  },
};

export const home = {
  like,
  size,
  options,
  headline: 'Pull up a chair.',
  lead: 'Four card games at one table, with friends or with bots. No account. Pick a game and play.',
  games: 'Games',
  replays: 'Replays',
  toLight: 'Switch to light',
  toDark: 'Switch to dark',
  youAre: (name: string) => `You sit here as ${name}`,
  changeName: 'Change the name',
  calling: 'Connecting …',
  noHouse: 'The server is not answering. We keep trying.',
  gotLink: 'Got a link to a table?',
  join: 'Sit down',
  noLink: (example: string) => `That is no link to a table. One looks like this: ${example}`,
  play: 'Play now',
  dealing: 'Dealing …',
  friends: 'With friends',
  opening: 'Setting up …',
  waiting: 'Waiting for the server …',
  choices: 'More choices',
  chosen: (players: number, level: string) => `${players} players · bots: ${level}`,
  players: 'Players',
  level: 'Bots',
  levelWhy: 'How well they play, also when one stands in for somebody.',
  withOthers: 'With other people',
  isPublic: 'Open to everybody',
  isPublicWhy: 'The table is listed on the start page. Otherwise one needs the link.',
  allowsWatchers: 'People may look on',
  allowsWatchersWhy: 'They see what lies on the table, never a hand.',
  moveTime: 'Time for a move',
  moveTimeWhy: 'When it is up, a bot makes that move.',
  noLimit: 'As long as one likes',
  patience: 'Somebody away: a bot plays after',
  patienceWhy: 'They may come back at any time.',
  never: 'Never',
  openTables: 'Open tables',
  tableOf: (name: string) => `${name}’s table`,
  freeChairs: (free: number, all: number) => `${free} of ${all} chairs free`,
  isOn: 'A match is on',
  lookOn: 'Look on',
  finished: 'Your finished matches',
  nothingPlayed: 'Nothing played yet. Your finished matches will lie here.',
  wonBy: (names: string, count: number) => plural(count, `${names} won`, `${names} share the win`),
  replay: 'Replay',
  footer:
    'Free, open source and yours to host. The shuffle can be checked after every match. Not affiliated with the publishers of these games.',
};
export type HomeTexts = typeof home;

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of `src`, lowest layer first. Each imports only from itself and from folders earlier in this list. */
export const FOLDERS = [
  'protocol', // messages
  'game', // the game facts that every folder may use
  'settings', // preferences stored on this device
  'sound',
  'connection', // the connection to a server, and the guest's identity there
  'solo', // the server on this device: the engine in a worker, and its stored tables
  'texts', // every sentence, in three languages
  'art', // cards, icons, animals
  'ui', // widgets without knowledge of tables and games
  'fair', // checks of the deal on this device
  'animation', // moving cards
  'hand',
  'table', // one table: its state, the frame around a game, chat, the hint
  'tips', // for newcomers
  'rules', // the structure of rules pages
  'lesson', // the structure of lessons, and the recorded table of a lesson
  'games', // the games, each with its own parts
  'pages',
];

export const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

/** Parts of a game that belong to another folder's layer: `games/skipbo/texts` to texts, `games/skipbo/types.ts` to protocol. */
const PARTS = { types: 'protocol', texts: 'texts', art: 'art' };

/** The folder of a file of `src`; null for `App` and `main`, which may import from any folder. */
export function folderOf(file) {
  const [first, , third = ''] = file.split('/');
  const part = PARTS[third.split('.')[0]];
  if (first === 'games' && part) return part;
  return FOLDERS.includes(first) ? first : null;
}

/** Tests may import from any folder. */
function mayImport(from, to) {
  if (folderOf(from) === null || from.endsWith('.test.ts')) return true;
  return folderOf(to) !== null && FOLDERS.indexOf(folderOf(to)) <= FOLDERS.indexOf(folderOf(from));
}

/** An ESLint rule: imports follow the layer order. */
export const oneWay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: '{{from}} may not import from {{to}}; see scripts/folders.js' },
  },
  create(context) {
    const from = relative(SRC, context.filename);
    const look = ({ source }) => {
      if (typeof source?.value !== 'string' || !source.value.startsWith('.')) return;
      const to = relative(SRC, join(dirname(context.filename), source.value));
      if (!mayImport(from, to))
        context.report({ node: source, messageId: 'wrong', data: { from: folderOf(from), to: folderOf(to) ?? to } });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};

import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folders of `src`, from the ground up: each imports from itself and from those above it in this list, never from those below. */
export const FOLDERS = [
  'protocol', // messages
  'game', // what everybody may ask of a game
  'settings', // what this device remembers
  'sound',
  'connection', // the connection to a server, and the guest's identity there
  'solo', // the server on this device: the engine in a worker, and what is kept of its tables
  'texts', // every sentence, in three languages
  'art', // cards, icons, animals
  'ui', // widgets that know nothing of tables and games
  'fair', // the deal, checked on this device
  'animation', // moving cards
  'hand',
  'table', // one table: what is told of it, what is drawn around a game, talk, the expert
  'tips', // for newcomers
  'rules', // how pages of rules are made
  'lesson', // what a lesson is, and a table that was recorded for it
  'games', // the games, each with all that is its own
  'pages',
];

export const SRC = join(dirname(fileURLToPath(import.meta.url)), '..', 'src');

/** What a game brings to another folder is that folder's: `games/skipbo/texts` is texts, `games/skipbo/types.ts` protocol. */
const PARTS = { types: 'protocol', texts: 'texts', art: 'art' };

/** The folder of a file of `src`; null for `App` and `main`, which import whom they like. */
export function folderOf(file) {
  const [first, , third = ''] = file.split('/');
  const part = PARTS[third.split('.')[0]];
  if (first === 'games' && part) return part;
  return FOLDERS.includes(first) ? first : null;
}

/** Tests may ask anybody. */
function mayImport(from, to) {
  if (folderOf(from) === null || from.endsWith('.test.ts')) return true;
  return folderOf(to) !== null && FOLDERS.indexOf(folderOf(to)) <= FOLDERS.indexOf(folderOf(from));
}

/** A rule for ESLint: imports go one way. */
export const oneWay = {
  meta: { type: 'problem', schema: [], messages: { wrong: '{{from}} may not import from {{to}}: scripts/folders.js' } },
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

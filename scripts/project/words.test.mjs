import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import { files, text } from './tree.mjs';

// Types of one role, which several packages have each for itself.
const SHARED = ['ArchitectureTest', 'Cards', 'CheckpointQueries', 'CodeQueries', 'Committer', 'GuestQueries', 'ListingQueries', 'LogQueries'];
const PARTS = /"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\*[\s\S]*?\*\/|\/\/.*/g;
const UNCLEAR = /\b([Ww]ho(m|se|ever)?|[Nn]obody|[Ss]omebody)\b/;

const code = files().filter((path) => /\.(java|ts)$/.test(path) && !path.startsWith('web/src/protocol/'));
const types = code.filter((path) => /src\/.*\/[A-Z]\w+\.java$/.test(path) && !path.includes('/jdk/'));

test('one name of a type stands for one type', () => {
  const names = types.map((path) => basename(path, '.java'));
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  assert.deepEqual([...new Set(twice)].sort(), SHARED);
});

test('comments have a noun as their subject', () => {
  const unclear = code.flatMap((path) =>
    [...text(path).matchAll(PARTS)]
      .filter(([part]) => part.startsWith('/') && UNCLEAR.test(part))
      .map(([part]) => `${path}: ${UNCLEAR.exec(part)[0]} in ${part.slice(0, 100)}`),
  );
  assert.deepEqual(unclear, [], 'The section "Words" of CONTRIBUTING.md says why.');
});

// Writes target/fixtures.ts: every example of ../protocol as a literal that must satisfy the client's types exactly.
// The compiler compares; the server's tests check the same files.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const examples = fileURLToPath(new URL('../../protocol/', import.meta.url));
const out = fileURLToPath(new URL('../target/fixtures.ts', import.meta.url));

const lines = [
  '// Written by scripts/fixtures.js.',
  "import type { Message, Request, Session, MatchResult, Refused } from '../src/protocol/messages';",
  "import type { TableEvent } from '../src/protocol/events';",
  '',
  'type Asked = Request & { id: string };',
  'type Http = Session | { code: string; expiresAt?: number } | { table: string; matches?: MatchResult[] } | Refused;',
  '',
];
const kinds = { requests: 'Asked', messages: 'Message', events: 'TableEvent', http: 'Http' };
for (const [folder, type] of Object.entries(kinds)) {
  lines.push(`export const ${folder} = {`);
  for (const file of readdirSync(examples + folder).sort()) {
    const text = JSON.stringify(JSON.parse(readFileSync(`${examples}${folder}/${file}`, 'utf8')));
    lines.push(`  '${file.replace('.json', '')}': ${text} satisfies ${type} as ${type},`);
  }
  lines.push('};', '');
}
mkdirSync(dirname(out), { recursive: true });
writeFileSync(out, lines.join('\n'));

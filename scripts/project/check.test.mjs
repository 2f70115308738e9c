// Tests of how ./check reads the log of Maven and the test reports.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { failedGoals, MavenLog, mavenSteps, PACKAGES, relevant } from '../check/maven.mjs';
import { failingTests, read, reportFiles, slowest, tapTests } from '../check/reports.mjs';
import { librariesIn } from '../check/shipped.mjs';
import { Steps } from '../check/steps.mjs';
import { modules, ROOT } from './tree.mjs';

const folder = mkdtempSync(join(tmpdir(), 'table13-check-'));
after(() => rmSync(folder, { recursive: true }));

const goal = (plugin, name, execution, module) =>
  `[INFO] --- ${plugin}:1.2.3:${name} (${execution}) @ table13-${module} ---`;
const ran = (count, name) =>
  `[INFO] Tests run: ${count}, Failures: 0, Errors: 0, Skipped: 0, Time elapsed: 0.137 s -- in ${name}`;

/** Lines of the log of Maven, and the resulting output; each line takes a second. */
function told(names, lines) {
  const out = [];
  let now = 0;
  const steps = new Steps(names, { write: (line) => out.push(line.trimEnd()) }, () => now);
  const log = new MavenLog(steps, names, false);
  for (const line of lines) {
    log.read(line);
    now += 1000;
  }
  steps.endAll();
  return out;
}

test('the steps of modules that Maven builds at the same time are told one by one', () => {
  const names = ['rules: compile', 'rules: tests', 'web: build', 'web: tests', PACKAGES];
  for (const [compiler, surefire, exec] of [
    ['maven-compiler-plugin', 'maven-surefire-plugin', 'exec-maven-plugin'],
    ['compiler', 'surefire', 'exec'],
  ]) {
    const lines = told(names, [
      '[INFO] Scanning for projects...',
      goal(compiler, 'compile', 'default-compile', 'rules'),
      goal(exec, 'exec', 'build', 'web'),
      goal(compiler, 'testCompile', 'default-testCompile', 'rules'),
      goal(surefire, 'test', 'default-test', 'rules'),
      goal(surefire, 'test', 'default-test', 'web'),
      ran(1200, 'table13.rules.ArchitectureTest'),
      goal(exec, 'exec', 'check', 'web'),
      ran(34, 'A name'),
      '[ERROR] Tests run: 2, Failures: 1, Errors: 0, Skipped: 0, Time elapsed: 3 s <<< FAILURE! -- in A match',
      goal('maven-jar-plugin', 'jar', 'default-jar', 'rules'),
      goal('jar', 'jar', 'default-jar', 'web'),
      goal('spotless-maven-plugin', 'check', 'format', 'web'),
    ]);
    assert.deepEqual(lines, [
      '[1/5] rules: compile                      3 s       0 tests',
      '[2/5] web: build                          3 s       0 tests',
      '[3/5] rules: tests                        6 s   1,236 tests',
      '[4/5] web: tests                          4 s   1,236 tests',
      '[5/5] packages, coverage, format          2 s   1,236 tests',
    ]);
  }
});

test('every module has its steps', () => {
  const names = mavenSteps(ROOT, modules, false);
  for (const module of modules)
    assert.ok(
      names.some((name) => name.startsWith(`${module}: `)),
      module,
    );
  assert.ok(names.includes('browser: compile, engine') && names.includes('server: tests'));
  assert.equal(new Set(names).size, names.length);
});

test('where there is no terminal, a line says now and then what runs', () => {
  const out = [];
  let now = 0;
  const steps = new Steps(['one', 'two'], { write: (line) => out.push(line) }, () => now);
  steps.begin('one');
  steps.tests = 1234567;
  now = 61_000;
  steps.tick(0);
  assert.deepEqual(out, ['      one                                61 s 1,234,567 tests\n']);
});

const TRACE = 'java.lang.AssertionError: <1> & 2\n\tat table13.A.test(A.java:3)\n\tat table13.B.call(B.java:4)';

function report(name, text) {
  const path = join(folder, name);
  writeFileSync(path, `<?xml version="1.0" encoding="UTF-8"?>\n${text}`);
  return path;
}

test('a test that failed is shown with its whole trace and what was logged meanwhile', () => {
  const quiet = report(
    'TEST-table13.QuietTest.xml',
    `<testsuite version="3.0.2" name="Quiet" time="1,012.5" tests="3" errors="1" skipped="1" failures="1">
  <testcase name="well" classname="Quiet"><system-out><![CDATA[<testsuite tests="7"><failure>]]></system-out></testcase>
  <testcase name="a &gt; &quot;b&quot;" classname="Quiet" time="0.1">
    <failure message="x" type="java.lang.AssertionError"><![CDATA[${TRACE}]]></failure>
    <system-err><![CDATA[INFO  table ab: opened
]]></system-err>
  </testcase>
  <testcase name="broken" classname="Quiet"><error message="&lt;null&gt;">it &lt;broke&gt;</error></testcase>
</testsuite>`,
  );
  writeFileSync(
    join(folder, 'table13.QuietTest-output.txt'),
    `${Array.from({ length: 500 }, (_, i) => `line ${i}`).join('\n')}\n`,
  );
  const found = read(quiet);
  assert.deepEqual([found.tests, found.skipped], [3, 1]);
  const shown = failingTests([found]);
  assert.ok(
    shown.includes(
      `FAILED table13.QuietTest: a > "b"\n${TRACE}\n--- what was printed ---\nINFO  table ab: opened\n---`,
    ),
    shown,
  );
  assert.match(
    shown,
    /FAILED table13\.QuietTest: broken\nit <broke>\n--- what was printed ---\n\(300 lines before these: .*-output\.txt\)\nline 300\n/,
  );
  assert.match(shown, /line 499\n---\n$/);
  assert.equal(slowest([found], 10), '\n  1012.5 s  table13.QuietTest');
});

test('reports of Vitest and Playwright name their files', () => {
  const path = report(
    'TEST-playwright.xml',
    `<testsuites id="" name="" tests="3" failures="1">
<testsuite name="friends.spec.ts" tests="1" failures="0" skipped="0" time="23.338" errors="0">
<testcase name="one" classname="friends.spec.ts" time="23.338"></testcase></testsuite>
<testsuite name="solo.spec.ts" tests="2" failures="1" skipped="0" time="44.1" errors="0">
<testcase name="two" classname="solo.spec.ts"/>
<testcase name="three" classname="solo.spec.ts"><failure message="m"><![CDATA[  [x] › solo.spec.ts]]></failure></testcase>
</testsuite></testsuites>`,
  );
  const found = read(path);
  assert.equal(found.tests, 3);
  assert.equal(slowest([found], 1), '\n    44.1 s  solo.spec.ts');
  assert.equal(failingTests([found]), 'FAILED solo.spec.ts: three\n[x] › solo.spec.ts\n');
  assert.deepEqual(
    reportFiles(folder).map((file) => file.slice(folder.length + 1)),
    ['TEST-playwright.xml', 'TEST-table13.QuietTest.xml'],
  );
});

test('of the tests of Node, those that failed are shown', () => {
  const log =
    'ok 1 - a\n  ---\n  ...\nnot ok 2 - b\n  ---\n  error: c\n  ...\nok 3 - d\n# tests 3\n# pass 2\n# fail 1\n';
  assert.deepEqual(tapTests(log), { tests: 3, failed: 1, shown: 'not ok 2 - b\n  ---\n  error: c\n  ...' });
  assert.deepEqual(tapTests(''), { tests: 0, failed: 0, shown: '' });
});

test('of a log, what is wrong is left', () => {
  const log = `[INFO] Compiling 84 source files
WARNING: A restricted method in java.lang.System has been called
 ✓ src/fair/fair.test.ts (73 tests) 369ms
svelte-check failed.
[ERROR] COMPILATION ERROR :
[ERROR] /a/B.java:[3,4] cannot find symbol
  symbol: class C
[ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.15.0:compile (default-compile) on project table13-rules: Compilation failure
[ERROR] -> [Help 1]
[ERROR]
[ERROR] To see the full stack trace of the errors, re-run Maven with the -e switch.
[ERROR] After correcting the problems, you can resume the build with the command
[ERROR]   mvn <args> -rf :table13-server
`;
  assert.deepEqual(
    relevant(log)
      .split('\n')
      .map((line) => line.slice(0, 40)),
    [
      'svelte-check failed.',
      '[ERROR] COMPILATION ERROR :',
      '[ERROR] /a/B.java:[3,4] cannot find symb',
      '  symbol: class C',
      '[ERROR] Failed to execute goal org.apach',
    ],
  );
  assert.deepEqual(failedGoals(log), [{ plugin: 'maven-compiler-plugin', module: 'rules' }]);
});

test('libraries are the folders of packages that are not ours', () => {
  assert.deepEqual(
    librariesIn([
      'table13/A.class',
      'picocli/B.class',
      'META-INF/versions/21/org/x/C.class',
      'org/x/y/D.class',
      'org/z.txt',
    ]),
    ['org/x', 'picocli'],
  );
});

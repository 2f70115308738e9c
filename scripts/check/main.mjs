// The steps of ./check: node scripts/check/main.mjs [--quick]
//
// Every step is one line. The output of tools goes to target/check, and is shown for a failed step.
import { mkdirSync, readdirSync, readFileSync, rmdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { failedGoals, MavenLog, mavenSteps, PACKAGES, relevant } from './maven.mjs';
import { failingTests, read, reportFiles, slowest, tapTests } from './reports.mjs';
import { Failure, must, OUT, ROOT, run, tail, text } from './run.mjs';
import { shipped } from './shipped.mjs';
import { Steps, thousands } from './steps.mjs';

const isQuick = process.argv.includes('--quick');

const FORMAT = 'e2e, browser: format';
const BROWSERS = 'browser tests';
const START = 'start script';
const PROJECT = 'documents, workflows, scripts';
const CIRCLES = 'folders without circles';
const SHIPPED = 'libraries in the jar';

const pom = readFileSync(join(ROOT, 'pom.xml'), 'utf8');
const modules = [...pom.matchAll(/<module>(.*)<\/module>/g)].map(([, name]) => name);
const maven = mavenSteps(ROOT, modules, isQuick);
const steps = new Steps([...maven, FORMAT, ...(isQuick ? [] : [START, BROWSERS]), PROJECT, CIRCLES, SHIPPED]);
let projectTests = tapTests('');

const reportsOf = (module) => reportFiles(join(ROOT, module, 'target/surefire-reports')).map(read);
const sum = (reports, name) => reports.reduce((all, report) => all + report[name], 0);

/** The number of processors, at least `least`, since many tests wait more than they compute. */
const atOnce = (least, most = Infinity) => String(Math.min(most, Math.max(least, availableParallelism())));

async function build() {
  const log = new MavenLog(steps, maven, isQuick);
  log.onEnd = (step) => {
    if (step === 'web: tests') steps.tests += sum(reportsOf('web'), 'tests');
  };
  const words = [
    '-B',
    // The client needs no other module, and only the server needs the client: two at a time even on one processor.
    ...['-T', atOnce(isQuick ? 3 : 2)],
    '-Dmaven.test.redirectTestOutputToFile=true',
    // Each starts a Java and perhaps a PostgreSQL; more of them at once make no class faster.
    `-Dtest.forks=${atOnce(2, 8)}`,
    `-Dtest.forks.server=${atOnce(5, 8)}`,
    ...(isQuick ? ['-DexcludedGroups=slow', '-Djacoco.skip=true', '-DnoEngine', '-Dengine.skip=true'] : []),
    'verify',
  ];
  if ((await run('build.log', ['scripts/mvn', ...words], { onLine: (line) => log.read(line) })) === 0) {
    steps.begin(PACKAGES);
    steps.endAll();
    return;
  }
  steps.endAll('   unfinished');
  const failing = failingTests(modules.flatMap(reportsOf));
  const isAboutTests =
    failing && failedGoals(text('build.log')).every(({ plugin }) => plugin === 'maven-surefire-plugin');
  throw new Failure(
    'the build or a test failed, see above and target/check/build.log. (For a wrong format: scripts/mvn spotless:apply)',
    isAboutTests ? failing : `${failing}\n${relevant(text('build.log'))}`,
  );
}

async function browserTests() {
  const before = steps.tests;
  const onLine = (line) => {
    if (/^\s+(?:✓|✘|ok|x)\s+\d+ /.test(line)) steps.tests++;
  };
  const code = await run('browser-tests.log', ['scripts/e2e', '--forbid-only'], { onLine });
  const reports = reportsOf('e2e');
  steps.tests = before + sum(reports, 'tests');
  if (code !== 0)
    throw new Failure(
      'a browser test failed, see above, target/check/browser-tests.log, and e2e/target/results for a picture.',
      failingTests(reports) || tail('browser-tests.log'),
    );
}

/** ./table13 builds a stale jar, from any working directory, and leaves no files there. */
async function startScript() {
  const outside = join(OUT, 'outside');
  mkdirSync(outside, { recursive: true });
  await must('help.log', [join(ROOT, 'table13'), '--help'], './table13 --help fails.', { cwd: outside });
  if (readdirSync(outside).length > 0)
    throw new Failure('./table13 --help leaves files in the working directory.');
  rmdirSync(outside);
  if (!text('help.log').trim()) throw new Failure('./table13 --help prints nothing.');
  await must('version.log', ['./table13', '--version'], './table13 --version fails.');
  if (!/^table13 \d\S* \(commit .+\)$/m.test(text('version.log')))
    throw new Failure('./table13 --version does not print version and commit.', tail('version.log'));
}

/** Checks around the code: links of documents, versions, workflows, compose files, releases. */
async function project() {
  const env = { ...process.env, PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1' };
  await must('packages.log', ['node', 'scripts/packages.mjs', 'e2e'], 'the packages of e2e cannot be fetched.', {
    env,
  });
  const files = readdirSync(join(ROOT, 'scripts/project')).filter((name) => name.endsWith('.test.mjs'));
  const command = ['node', '--test', '--test-reporter=tap', ...files.map((name) => `scripts/project/${name}`)];
  const code = await run('project.log', command);
  projectTests = tapTests(text('project.log'));
  steps.tests += projectTests.tests;
  if (code !== 0)
    throw new Failure(
      'a check around the code fails, see above and target/check/project.log: node --test scripts/project/*.test.mjs',
      projectTests.shown || tail('project.log'),
    );
}

async function check() {
  await build();
  await steps.run(FORMAT, () =>
    must(
      'format.log',
      ['web/node_modules/.bin/prettier', '--log-level', 'warn', '--check', 'e2e', 'browser/scripts', 'browser/package'],
      'the format of e2e or browser is wrong: web/node_modules/.bin/prettier --write e2e browser/scripts browser/package',
    ),
  );
  if (!isQuick) {
    // Builds once more, while the browsers wait for responses.
    const both = [steps.run(START, startScript), steps.run(BROWSERS, browserTests)];
    const failed = (await Promise.allSettled(both)).find(({ status }) => status === 'rejected');
    if (failed) throw failed.reason;
  }
  await steps.run(PROJECT, project);
  await steps.run(CIRCLES, () =>
    must(
      'graph.log',
      ['node', 'scripts/graph.mjs'],
      'packages or folders depend on each other in a cycle: node scripts/graph.mjs shows it.',
    ),
  );
  await steps.run(SHIPPED, async () => shipped());
}

/** Prints the closing lines; returns whether all steps passed. */
function close(problem) {
  const java = modules.flatMap(reportsOf);
  const browsers = reportsOf('e2e');
  const all = [...java, ...browsers];
  const [tests, skipped] = [sum(all, 'tests') + projectTests.tests, sum(all, 'skipped')];
  const failed = all.reduce((count, { failures }) => count + failures.length, projectTests.failed);
  if (problem?.details) console.log(`\n${problem.details}`);
  if (!problem && sum(all, 'tests') === 0) problem = new Failure('not one test ran.');
  if (!problem && skipped > 0)
    problem = new Failure(`${skipped} of ${tests} tests were skipped; a skipped test counts as failed.`);
  if (java.length > 0) console.log(`\nslowest classes of tests${slowest(java, 10)}`);
  if (browsers.length > 0) console.log(`slowest files of browser tests${slowest(browsers, 5)}`);
  console.log(`\n${tests - failed - skipped} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  if (problem) console.log(`check: ${problem instanceof Failure ? problem.message : (problem.stack ?? problem)}`);
  else
    console.log(
      `check: all is well, ${thousands(tests)} tests ran.${isQuick ? ' Browsers and slow tests are left out: ./check runs them, too.' : ''}`,
    );
  process.exitCode = problem ? 1 : 0;
}

steps.watch();
let problem;
try {
  await check();
} catch (thrown) {
  problem = thrown;
}
steps.stop();
close(problem);

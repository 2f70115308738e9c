// Extracts steps from the log of Maven. Lines of modules are interleaved, because Maven builds several at a time.
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Maven 3.8 prints the name of a plugin, 3.9 its prefix. */
const GOAL =
  /^\[INFO\] --- (?:maven-)?(\w+)(?:-maven)?(?:-plugin)?:[\w.]+:([\w-]+) \(([\w-]+)\) @ table13-([\w-]+) ---/;
const CLASS = /Tests run: (\d+), Failures: \d+, Errors: \d+, Skipped: \d+, Time elapsed: .* --? in /;
const COMPILES = ['resources', 'compiler'];

export const PACKAGES = 'packages, coverage, format';

/** The names of the steps of Maven, for these modules of the project in this folder. */
export function mavenSteps(root, modules, isQuick) {
  const names = modules.flatMap((module) => {
    if (module === 'web') return ['web: build', 'web: tests'];
    const parts = [`${module}: ${compiling(module, isQuick)}`];
    if (existsSync(join(root, module, 'src/test/java'))) parts.push(`${module}: tests`);
    return parts;
  });
  return [...names, PACKAGES];
}

/** TeaVM compiles the engine between the classes and the tests of its module. */
const compiling = (module, isQuick) => (module === 'browser' && !isQuick ? 'compile, engine' : 'compile');

export class MavenLog {
  #steps;
  #names;
  #isQuick;
  #current = new Map();
  #left;

  constructor(steps, names, isQuick) {
    this.#steps = steps;
    this.#names = names;
    this.#isQuick = isQuick;
    this.#left = new Set(names.filter((name) => name !== PACKAGES));
  }

  /** Called when a step is about to end. */
  onEnd = () => {};

  read(line) {
    const tests = CLASS.exec(line);
    if (tests) this.#steps.tests += Number(tests[1]);
    const goal = GOAL.exec(line);
    if (!goal) return;
    const [, plugin, name, execution, module] = goal;
    const step = this.#stepOf(plugin, name, execution, module);
    const before = this.#current.get(module);
    if (step === before) return;
    if (before) {
      this.onEnd(before);
      this.#steps.end(before);
      this.#left.delete(before);
    }
    this.#current.set(module, step);
    if (step) this.#steps.begin(step);
    if (this.#left.size === 0) this.#steps.begin(PACKAGES);
  }

  #stepOf(plugin, name, execution, module) {
    let step;
    if (plugin === 'exec')
      step = { build: 'web: build', check: 'web: tests', engine: this.#compiles(module) }[execution];
    else if (module === 'web') step = undefined;
    else if (name === 'prepare-agent' || COMPILES.includes(plugin)) step = this.#compiles(module);
    else if (plugin === 'surefire') step = `${module}: tests`;
    return this.#names.includes(step) ? step : undefined;
  }

  #compiles(module) {
    return `${module}: ${compiling(module, this.#isQuick)}`;
  }
}

const BOILERPLATE =
  /^\[ERROR\] *($|-> \[Help|\[Help |To see the full|Re-run Maven|For more information|After correcting|  mvn |See .*surefire-reports|See dump files)/;

/** The failed goals, as `plugin` and `module`. */
export function failedGoals(log) {
  const found = log.matchAll(/^\[ERROR\] Failed to execute goal [\w.-]+:([\w-]+):\S+ .*on project table13-([\w-]+):/gm);
  return [...found].map(([, plugin, module]) => ({ plugin, module }));
}

/** The errors in the log, and the output of programs that Maven ran. */
export function relevant(log, most = 300) {
  const lines = log
    .split('\n')
    .filter((line) => !/^\[(INFO|WARNING)\]|^WARNING: |^\s*✓ /.test(line) && !BOILERPLATE.test(line) && line.trim());
  return lines.slice(-most).join('\n');
}

import assert from 'node:assert/strict';
import { accessSync, constants, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from '../../e2e/node_modules/yaml/dist/index.js';
import { compose } from '../compose.mjs';
import { files, ROOT, text, version } from './tree.mjs';

const FOLDER = '.github/workflows';
const workflows = new Map(readdirSync(join(ROOT, FOLDER)).map((name) => [name, parse(text(join(FOLDER, name)))]));
const steps = [...workflows].flatMap(([file, { jobs }]) =>
  Object.entries(jobs).flatMap(([job, { steps: all }]) => all.map((step) => ({ ...step, where: `${file}, ${job}` }))),
);

test('there is a check on every push and a release on every tag', () => {
  assert.deepEqual([...workflows.keys()].sort(), ['check.yml', 'release.yml']);
  assert.ok('pull_request' in workflows.get('check.yml').on);
  assert.deepEqual(workflows.get('check.yml').on.push.branches, ['**']);
  assert.deepEqual(workflows.get('release.yml').on.push.tags, ['v*']);
});

test('workflows may read, and only the last job of a release may write', () => {
  for (const [file, { permissions, jobs }] of workflows) {
    assert.deepEqual(permissions, { contents: 'read' }, file);
    for (const [name, job] of Object.entries(jobs)) {
      assert.ok(job['timeout-minutes'] <= 60, `${file}, ${name} may take for ever`);
      const mayWrite = file === 'release.yml' && name === 'release';
      assert.deepEqual(job.permissions, mayWrite ? { contents: 'write' } : undefined, `${file}, ${name}`);
    }
  }
});

test('what touches PostgreSQL is also tested on version 18', () => {
  const { services, env, steps: all } = workflows.get('check.yml').jobs.postgres;
  assert.match(services.postgres.image, /^postgres:18\.\d+@/);
  assert.match(env.TABLE13_TEST_PG, /^jdbc:postgresql:\/\/127\.0\.0\.1:5432\//);
  const words = all.at(-1).run;
  assert.match(words, / -Dpostgres\.binaries\.version=18\./);
  for (const test of /-Dtest=(\S+)/.exec(words)[1].split(',')) {
    const name = new RegExp(`(^|/)${test.replaceAll('.', '/').replaceAll('*', '[^/]*')}\\.java$`);
    assert.ok(files().some((path) => name.test(path)), `there is no test ${test}`);
  }
});

test('jobs wait only for jobs that there are', () => {
  for (const [file, { jobs }] of workflows)
    for (const [name, { needs = [] }] of Object.entries(jobs))
      for (const needed of [needs].flat()) assert.ok(needed in jobs, `${file}, ${name} needs ${needed}`);
  assert.deepEqual(workflows.get('release.yml').jobs.release.needs, ['check', 'packages', 'images']);
});

test('a step is an action, or one call of a script of ours (and the tools that it needs)', () => {
  assert.ok(steps.length > 20);
  for (const { uses, run, where } of steps) {
    if (uses !== undefined) {
      assert.match(uses, /^actions\//, where);
      continue;
    }
    if (run.startsWith('sudo apt-get install -y --no-install-recommends ')) continue;
    assert.match(run, /^(sudo -E env "PATH=\$PATH" )?(\.\/(check|table13)|scripts\/[a-z-]+)( [^|;&<>`\n]*)?$/, where);
    accessSync(join(ROOT, /(\.\/|scripts\/)[\w-]+/.exec(run)[0]), constants.X_OK);
  }
});

test('every action is pinned by the hash of one commit, and a comment tells its version', () => {
  const pins = new Map();
  for (const name of workflows.keys())
    for (const line of text(join(FOLDER, name)).match(/^.*\buses:.*$/gm)) {
      const [, action, pin] = /^ +- uses: ([\w/-]+)@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? [];
      assert.ok(pin, `${name} does not pin: ${line.trim()}`);
      assert.equal(pins.get(action) ?? pin, pin, `${name}: two commits of ${action}`);
      pins.set(action, pin);
    }
  assert.equal(pins.size, 5, [...pins.keys()].join());
});

/** Images without a digest: the image of the project, which is built from this commit. */
const OWN_IMAGES = [`table13:${version}`];

test('every image of others is pinned by its digest, and its tag tells the version', () => {
  const images = new Map();
  const add = (where, image) => image !== undefined && images.set(`${where}: ${image}`, image);
  for (const path of files()) {
    if (/(^|\/)(docker|container)file/i.test(path))
      for (const [, image] of text(path).matchAll(/^FROM (?:--\S+ )*(\S+)/gim)) add(path, image);
    if (/(^|\/)compose\b[^/]*\.ya?ml$/.test(path))
      for (const { image } of Object.values(compose(join(ROOT, path), { TABLE13_DATABASE_PASSWORD: 'x' }).services))
        add(path, image);
  }
  for (const [file, { jobs }] of workflows)
    for (const { container, services = {} } of Object.values(jobs))
      for (const each of [container, ...Object.values(services)]) add(file, each?.image ?? each);
  const others = [...images].filter(([, image]) => !OWN_IMAGES.includes(image));
  assert.ok(others.length >= 3, 'the base of the image, PostgreSQL and nginx');
  for (const [where, image] of others) assert.match(image, /^[a-z/.-]+:\d[\w.-]*@sha256:[0-9a-f]{64}$/, where);
});

test('what a stranger can choose reaches no shell', () => {
  for (const { run = '', where } of steps) assert.doesNotMatch(run, /\$\{\{/, where);
});

test('issue forms ask for what they say', () => {
  for (const name of ['bug.yml', 'idea.yml']) {
    const { body, ...head } = parse(text(`.github/ISSUE_TEMPLATE/${name}`));
    assert.deepEqual(Object.keys(head), ['name', 'description']);
    const ids = body
      .filter(({ type }) => type !== 'markdown')
      .map(({ id, attributes }) => (assert.ok(attributes.label), id));
    assert.equal(new Set(ids).size, body.filter(({ type }) => type !== 'markdown').length);
    for (const { type } of body) assert.ok(['markdown', 'textarea', 'input', 'dropdown'].includes(type));
  }
});

test('dependencies are looked after wherever there are some', () => {
  const { version, updates } = parse(text('.github/dependabot.yml'));
  assert.equal(version, 2);
  const looked = updates.map((each) => `${each['package-ecosystem']} ${each.directory}`);
  assert.deepEqual(looked, [
    'maven /',
    'npm /web',
    'npm /e2e',
    'github-actions /',
    'docker /packaging',
    'docker-compose /',
  ]);
});

import assert from 'node:assert/strict';
import { accessSync, constants, existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { parse } from '../../e2e/node_modules/yaml/dist/index.js';
import { files, modules, ROOT, text, version } from './tree.mjs';

const all = files();
const documents = all.filter((path) => path.endsWith('.md'));

/** The anchor of a heading. */
const anchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');

const anchors = (path) =>
  new Set(
    [
      ...text(path)
        .replace(/```[\s\S]*?```/g, '')
        .matchAll(/^#+ (.*)$/gm),
    ].map(([, heading]) => anchor(heading)),
  );

test('every link of every document leads somewhere', () => {
  assert.ok(documents.length > 20);
  const dead = [];
  for (const path of documents) {
    const prose = text(path)
      .replace(/```[\s\S]*?```/g, '')
      .replace(/`[^`\n]*`/g, '');
    const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g), ...prose.matchAll(/\b(?:src|href)="([^"]+)"/g)].map(
      ([, link]) => link,
    );
    for (const link of links) {
      if (/^[a-z]+:/i.test(link)) continue;
      const [to, place] = link.split('#');
      const target = to === '' ? path : normalize(join(dirname(path), to));
      if (!existsSync(join(ROOT, target))) dead.push(`${path}: ${link}`);
      else if (place && target.endsWith('.md') && !anchors(target).has(place)) dead.push(`${path}: ${link}`);
    }
  }
  assert.deepEqual(dead, []);
});

test('one version, wherever it is told', () => {
  assert.match(version, /^\d+\.\d+\.\d+$/);
  for (const module of modules) assert.ok(text(`${module}/pom.xml`).includes(`<version>${version}</version>`), module);
  assert.equal(JSON.parse(text('browser/package/package.json')).version, version);
  assert.equal(parse(text('CITATION.cff')).version, version);
  for (const told of [`<version>${version}</version>`, `table13-${version}-libraries`])
    assert.ok(text('README.md').includes(told));
  for (const path of documents)
    for (const [name, told] of text(path).matchAll(/\btable13[-:](\d+\.\d+\.\d+)\b/g))
      assert.equal(told, version, `${path}: ${name}`);
  assert.ok(text('examples/java/pom.xml').includes(`<table13.version>${version}</table13.version>`));
});

test('CITATION.cff has what it must', () => {
  const citation = parse(text('CITATION.cff'));
  for (const key of ['cff-version', 'message', 'title', 'authors', 'license', 'type', 'version'])
    assert.ok(citation[key], key);
  assert.equal(citation['cff-version'], '1.2.0');
});

test('docs/api.md lists exactly the packages that the libraries export, and japicmp leaves out those that are open', () => {
  const exported = ['rules', 'bots', 'table', 'wire'].flatMap((module) =>
    [...text(`${module}/src/main/java/module-info.java`).matchAll(/exports ([\w.]+);/g)].map(([, name]) => name),
  );
  const listed = [...text('docs/api.md').matchAll(/^\| `(table13(?:\.\w+)+)` \| (API|open)\b/gm)];
  assert.deepEqual(listed.map(([, name]) => name).sort(), [...exported].sort());
  const open = listed.filter(([, , promise]) => promise === 'open').map(([, name]) => name);
  const hidden = all
    .map((path) =>
      /^(?:rules|bots|table|wire)\/src\/main\/java\/(table13\/.*)\/[^/]*\.java$/.exec(path)?.[1].replaceAll('/', '.'),
    )
    .filter((name) => name && !exported.includes(name));
  const excluded = [...text('pom.xml').matchAll(/<exclude>(table13\.[\w.]+)<\/exclude>/g)].map(([, name]) => name);
  assert.deepEqual([...excluded].sort(), [...new Set([...open, ...hidden])].sort());
});

test('every public type of the libraries says what it is', () => {
  const silent = [];
  for (const path of all.filter((each) => /^(rules|bots|table|wire)\/src\/main\/java\/.*\.java$/.test(each))) {
    const lines = text(path).split('\n');
    const isInterface = lines.some((line) => /^public (sealed )?interface /.test(line));
    lines.forEach((line, at) => {
      const isType =
        /^(\s*)((?:public|protected|static|sealed|non-sealed|final|abstract|strictfp) )*(class|record|interface|@interface|enum) \w/.exec(
          line,
        );
      if (
        !isType ||
        !(line.includes('public ') || (isInterface && isType[1].length === 4 && !line.includes('private ')))
      )
        return;
      let above = at - 1;
      while (/^\s*(@|\)|\}\)|[^/\s].*,$)/.test(lines[above])) above--;
      if (!/^\s*(\/\/\/|\*\/)/.test(lines[above])) silent.push(`${path}:${at + 1}: ${line.trim()}`);
    });
  }
  assert.deepEqual(silent, []);
});

test('no picture of the README is too heavy, and the one that moves is under 1.5 MB', () => {
  const pictures = [...text('README.md').matchAll(/(?:\]\(|src=")(docs\/pictures\/[^)"]+)/g)].map(([, path]) => path);
  for (const path of pictures) assert.ok(statSync(join(ROOT, path)).size < 1_500_000, path);
  const moving = pictures.filter((path) => path.endsWith('.webp') && readFileSync(join(ROOT, path)).includes('ANIM'));
  assert.ok(moving.length > 0, 'nothing moves');
});

/** The code blocks of a document, or of a section. */
const blocks = (path, heading = '') =>
  [
    ...text(path)
      .slice(text(path).indexOf(heading))
      .matchAll(/```\w*\n([\s\S]*?)```/g),
  ].map(([, lines]) => lines);

test('the README begins with a picture and the two commands, then says how to make a package', () => {
  const readme = text('README.md');
  const [first, second] = blocks('README.md');
  assert.match(first, /^\.\/table13 .*\n\.\/check .*\n$/);
  assert.ok(readme.indexOf('match.webp') < readme.indexOf('./table13'), 'a picture first');
  assert.equal([...readme.slice(0, readme.indexOf('./table13')).matchAll(/^## /gm)].length, 1, 'nothing between');
  assert.match(second, /^scripts\/package .*target\/packages\/table13-/);
  const download = readme.split('## Download and play')[1].split('\n## ')[0];
  for (const untested of ['Linux, arm64', 'macOS', 'Windows, x64'])
    assert.match(download, new RegExp(`^\\| ${untested} \\| untested \\|`, 'm'));
  for (const word of ['Gatekeeper', 'SmartScreen', 'Nothing has been released yet'])
    assert.ok(download.includes(word), word);
});

test('documents say how to make the image before they say how to start it', () => {
  for (const [path, heading] of [
    ['README.md', '## Host it'],
    ['docs/hosting.md', '## With compose'],
  ]) {
    const told = text(path).slice(text(path).indexOf(heading));
    const made = told.indexOf('scripts/image');
    assert.ok(made >= 0 && told.indexOf('docker load') > made, path);
    assert.ok(told.indexOf('docker compose up -d') > told.indexOf('docker load'), path);
  }
});

test('the unit for systemd starts the package, which has its own Java', () => {
  const [unpack, unit] = blocks('docs/hosting.md', '\n### systemd');
  assert.match(unpack, /^tar xzf table13-.* -C \/opt\nln -sfn table13-.* \/opt\/table13\n$/);
  assert.match(unit, /^ExecStart=\/opt\/table13\/bin\/table13 serve /m);
  accessSync(join(ROOT, 'packaging/table13'), constants.X_OK);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT, version } from './tree.mjs';

const folder = mkdtempSync(join(tmpdir(), 'table13-release-'));
after(() => rmSync(folder, { recursive: true }));

const run = (script, args, env = {}) =>
  spawnSync(join(ROOT, 'scripts', script), args, { encoding: 'utf8', env: { ...process.env, ...env } });

const CHANGELOG = `# Changelog

## Unreleased

### Added
- not yet

## 0.3.0 · 2026-12-24

### Added
- a [table](docs/glossary.md) for [everybody](https://cards.example/)

## 0.2.0

- older
`;

test('the notes of a release are its section of the changelog, without links into the tree', () => {
  const file = join(folder, 'CHANGELOG.md');
  writeFileSync(file, CHANGELOG);
  const notes = run('release-notes', ['0.3.0', file]);
  assert.equal(notes.status, 0, notes.stderr);
  assert.equal(notes.stdout, '### Added\n- a table for [everybody](https://cards.example/)\n');
  assert.equal(run('release-notes', ['0.2.0', file]).stdout, '- older\n');
  const missing = run('release-notes', ['0.2', file]);
  assert.equal(missing.status, 1);
  assert.match(missing.stderr, /no section "## 0\.2"/);
});

test('a release needs its tag, its notes and all of its files', () => {
  const tag = `v${version}`;
  assert.match(run('release', ['v9.9.9', folder]).stderr, /the tag is v9\.9\.9, but the poms say/);
  const hasNotes = run('release-notes', [version]).status === 0;
  const empty = run('release', [tag, folder, '--rehearse']);
  assert.equal(empty.status, 1);
  assert.match(empty.stderr, hasNotes ? /linux-x64\.tar\.gz is missing/ : /no notes/);
  if (!hasNotes) return;

  const source = readFileSync(join(ROOT, 'scripts/release'), 'utf8');
  const names = /for name in ([\s\S]*?); do/.exec(source)[1].replaceAll('\\', ' ').trim().split(/\s+/);
  for (const name of names) writeFileSync(join(folder, `table13-${version}-${name}`), name);
  // A fake of the real program that prints its arguments.
  writeFileSync(join(folder, 'gh'), '#!/bin/sh\nprintf "%s\\n" "$@" >"$TOLD"\n');
  chmodSync(join(folder, 'gh'), 0o755);
  const told = join(folder, 'told');
  const made = run('release', [tag, folder], { PATH: `${folder}:${process.env.PATH}`, TOLD: told });
  assert.equal(made.status, 0, made.stderr);
  const asked = readFileSync(told, 'utf8').trim().split('\n');
  assert.deepEqual(asked.slice(0, 4), ['release', 'create', tag, '--verify-tag']);
  assert.deepEqual(asked.slice(-names.length - 1), [
    ...names.map((name) => `table13-${version}-${name}`),
    'SHA256SUMS',
  ]);
  assert.equal(readFileSync(join(folder, 'SHA256SUMS'), 'utf8').trim().split('\n').length, names.length);
});

test('a version may break the API if its first part grew, or while that is 0 the second', () => {
  const mustHold = (old, now) => run('api-check', ['--must-hold', old, now]).stdout.trim();
  for (const [old, now] of [
    ['0.2.0', '0.2.0'],
    ['0.2.0', '0.2.1'],
    ['1.2.0', '1.3.0'],
    ['1.2.0', '1.2.1'],
  ])
    assert.equal(mustHold(old, now), 'true', `${old} to ${now}`);
  for (const [old, now] of [
    ['0.2.0', '0.3.0'],
    ['0.2.0', '1.0.0'],
    ['0.1.0', '1.0.0'],
    ['1.2.0', '2.0.0'],
    ['0.2.0', '0.20.0'],
  ])
    assert.equal(mustHold(old, now), 'false', `${old} to ${now}`);
});

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { ROOT } from './tree.mjs';

const ALL = 'jdk maven node python chromium';
const folder = mkdtempSync(join(tmpdir(), 'table13-tools-'));
after(() => rmSync(folder, { recursive: true }));

/** Every tool that a machine may lack is called through one of these. */
const NOTHING_IS_HERE =
  'jdk_version() { :; }; node_version() { :; }; find_maven() { return 1; }; find_python() { return 1; }; chromium_on_path() { :; }';

const TRIXIE = {
  'openjdk-25-jdk-headless': '25.0.1+8-1~deb13u1',
  maven: '3.9.9-1',
  nodejs: '20.19.2+dfsg-1',
  npm: '9.2.0~ds1-3',
  python3: '3.13.5-1',
  'chromium-headless-shell': '150.0.1-1~deb13u1',
  chromium: '150.0.1-1~deb13u1',
};
const BOOKWORM = {
  maven: '3.8.7-1',
  nodejs: '18.19.0+dfsg-6~deb12u2',
  npm: '9.2.0~ds1-1',
  python3: '3.11.2-1+b1',
  'chromium-headless-shell': '150.0.1-1~deb12u1',
};

function program(name, text) {
  writeFileSync(join(folder, name), `#!/bin/bash\n${text}\n`);
  chmodSync(join(folder, name), 0o755);
}

/**
 * Searches for tools on a machine without any.
 *
 * @param {{ packages?: object, later?: object, system?: string, manager?: string, root?: boolean, env?: object, tools?: string }} machine
 *   `packages` of apt, with versions; `later`: those after apt-get update
 */
function look({ packages = {}, later = packages, system, manager = 'apt-get', root = false, env = {}, tools = ALL }) {
  const asked = join(folder, 'asked');
  writeFileSync(asked, '');
  const policy = (all) =>
    Object.entries(all)
      .map(([name, version]) => `${name}:\n  Installed: (none)\n  Candidate: ${version}\n  Version table:`)
      .join('\n');
  writeFileSync(join(folder, 'policy'), policy(packages));
  writeFileSync(join(folder, 'later'), policy(later));
  program('apt-cache', `[ "$1" = policy ] && cat '${folder}/policy'`);
  program(
    'apt-get',
    `echo "$@" | sed 's/-o [^ ]* *//g' >>'${asked}'
     case "$*" in *update*) cp '${folder}/later' '${folder}/policy' ;; *) [ ! -f '${folder}/broken' ] || { echo 'E: no network'; exit 100; } ;; esac`,
  );
  const script = `. scripts/find-tools.sh
    ${NOTHING_IS_HERE}
    id() { echo ${root ? 0 : 1000}; }
    system_name() { printf '%s' '${system}'; }
    package_manager() { printf '%s' '${manager}'; }
    find_tools ${tools} && echo found`;
  const { stdout, stderr } = spawnSync('bash', ['-c', script], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TABLE13_INSTALL: '', CHROMIUM: '', ...env, PATH: `${folder}:${process.env.PATH}` },
  });
  assert.equal(stdout, '', 'nothing can be found');
  return {
    said: stderr.trimEnd().split('\n'),
    asked: readFileSync(asked, 'utf8').trimEnd().split('\n').filter(Boolean),
  };
}

const WANTED =
  'Table 13 needs what this machine lacks: a JDK 25 or newer, Maven, Node 20 or newer with npm, Python 3, Chromium.';
const PACKAGES = 'openjdk-25-jdk-headless maven nodejs npm python3 chromium-headless-shell';

test('everything that is missing is told at once, with one command', () => {
  const { said, asked } = look({ packages: TRIXIE, system: 'Debian GNU/Linux 13 (trixie)' });
  assert.deepEqual(said, [WANTED, 'On Debian GNU/Linux 13 (trixie):', `  sudo apt-get install ${PACKAGES}`]);
  assert.deepEqual(asked, [], 'only root installs');
});

test('root installs everything in one call, and is told so', () => {
  const { said, asked } = look({ packages: TRIXIE, root: true });
  assert.deepEqual(asked[0], `-qq install -y --no-install-recommends --no-remove ${PACKAGES}`);
  assert.equal(said[0], `Installing ${PACKAGES} … (TABLE13_INSTALL=no forbids it)`);
  assert.ok(said.includes(`  apt-get install ${PACKAGES}`), 'no sudo for root');
});

test('apt is asked for new lists if it does not know the packages yet', () => {
  const { asked } = look({ packages: {}, later: TRIXIE, root: true, tools: 'maven node' });
  assert.deepEqual(asked, ['-qq update', '-qq install -y --no-install-recommends --no-remove maven nodejs npm']);
  const { said } = look({ packages: { python3: '3.13' }, system: 'Debian' });
  assert.match(said.at(-1), /^ {2}sudo apt-get update, then this again/);
});

test('what apt says when it fails is shown, and nothing is tried a third time', () => {
  writeFileSync(join(folder, 'broken'), '');
  try {
    const { said, asked } = look({ packages: TRIXIE, root: true, tools: 'maven' });
    assert.equal(asked.length, 3, asked.join('\n'));
    assert.ok(said.includes('E: no network'), said.join('\n'));
    assert.equal(said.at(-1), '  apt-get install maven');
  } finally {
    rmSync(join(folder, 'broken'));
  }
});

test('TABLE13_INSTALL=no forbids it', () => {
  const { said, asked } = look({ packages: TRIXIE, root: true, env: { TABLE13_INSTALL: 'no' } });
  assert.deepEqual(asked, []);
  assert.equal(said.at(-1), `  apt-get install ${PACKAGES}`);
});

test('Debian 12 has no JDK 25 and an old Node, so nothing is installed and both come from elsewhere', () => {
  for (const root of [false, true]) {
    const { said, asked } = look({ packages: BOOKWORM, root, system: 'Debian GNU/Linux 12 (bookworm)' });
    assert.deepEqual(
      asked.filter((words) => words.includes('install')),
      [],
    );
    const [wanted, on, install, jdk, node, ...rest] = said;
    assert.deepEqual([wanted, on], [WANTED, 'On Debian GNU/Linux 12 (bookworm):']);
    assert.equal(install, `  ${root ? '' : 'sudo '}apt-get install maven python3 chromium-headless-shell`);
    assert.match(jdk, /^ {2}a JDK 25 or newer: Temurin 25 of Adoptium, or with SDKMAN: sdk install java 25-tem/);
    assert.match(node, /^ {2}Node 20 or newer with npm: with nvm: nvm install \d+$/);
    assert.deepEqual(rest, []);
  }
  const { said } = look({ packages: { ...BOOKWORM, 'temurin-25-jdk': '25.0.1.0.0+8' }, system: 'x', tools: 'jdk' });
  assert.equal(said.at(-1), '  sudo apt-get install temurin-25-jdk', 'those of Adoptium count where they are set up');
});

test('the Node of NodeSource brings its npm', () => {
  const { said } = look({
    packages: { maven: '3.9', nodejs: '22.1.0-1nodesource1', npm: '9' },
    system: 'x',
    tools: 'node',
  });
  assert.equal(said.at(-1), '  sudo apt-get install nodejs');
});

test('Ubuntu has Chromium as a snap', () => {
  const { chromium, 'chromium-headless-shell': _, ...noble } = TRIXIE;
  assert.ok(chromium);
  const { said } = look({ packages: noble, system: 'Ubuntu 25.10', tools: 'maven chromium' });
  assert.equal(said.at(-2), '  sudo apt-get install maven');
  assert.match(said.at(-1), /^ {2}Chromium: with snap: snap install chromium; or Google Chrome/);
});

test('other systems are told in their own words', () => {
  const last = (manager) => look({ manager, system: 'x', tools: ALL }).said.slice(2);
  assert.deepEqual(last('dnf'), ['  sudo dnf install java-25-openjdk-devel maven nodejs npm python3 chromium']);
  assert.deepEqual(last('pacman'), ['  sudo pacman -S --needed jdk-openjdk maven nodejs npm python chromium']);
  assert.deepEqual(last('brew'), ['  brew install openjdk@25 maven node python chromium']);
  assert.deepEqual(
    last('').map((line) => line.split(':')[0]),
    ['  a JDK 25 or newer', '  Maven', '  Node 20 or newer with npm', '  Python 3', '  Chromium'],
  );
});

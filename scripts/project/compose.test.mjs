import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join } from 'node:path';
import { compose, filledIn, inOrder, innerPort } from '../compose.mjs';
import { ROOT, text, version } from './tree.mjs';

const read = (file, variables) => compose(join(ROOT, file), variables);
const secret = { TABLE13_DATABASE_PASSWORD: 'x' };
const one = read('compose.yaml');
const several = read('compose.nodes.yaml', secret);
const nodes = Object.values({ ...one.services, ...several.services }).filter(({ image }) =>
  image.startsWith('table13'),
);

/** The settings of docs/hosting.md, which a test of cli compares with the program. */
const settings = new Set(
  [...text('docs/hosting.md').matchAll(/^\| `--[^|]*\| `(TABLE13_\w+)` \|/gm)].map(([, name]) => name),
);

const TOP = ['services', 'volumes', 'networks', 'x-node'];
const SERVICE = [
  'image',
  'command',
  'environment',
  'ports',
  'volumes',
  'healthcheck',
  'stop_grace_period',
  'restart',
  'read_only',
  'cap_drop',
  'security_opt',
  'ulimits',
  'depends_on',
  'networks',
  'shm_size',
];

test('variables are filled in as engines do', () => {
  assert.equal(filledIn('a${X:-b}c$$', {}), 'abc$');
  assert.equal(filledIn('a${X:-b}c', { X: '1' }), 'a1c');
  assert.throws(() => filledIn('${X:?say it}', {}), /X: say it/);
  assert.throws(() => read('compose.nodes.yaml'), /TABLE13_DATABASE_PASSWORD: write a password/);
});

test('both files say only what the specification knows', () => {
  for (const file of [one, several]) {
    for (const key of Object.keys(file)) assert.ok(TOP.includes(key), key);
    for (const [name, service] of Object.entries(file.services)) {
      for (const key of Object.keys(service)) assert.ok(SERVICE.includes(key), `${name}: ${key}`);
      for (const volume of service.volumes ?? []) {
        const [from] = volume.split(':');
        assert.ok(from.startsWith('./') || from in file.volumes, `${name}: ${volume}`);
      }
      for (const network of service.networks ?? []) assert.ok(network in file.networks, `${name}: ${network}`);
      for (const needed of Object.keys(service.depends_on ?? {})) {
        const { image, healthcheck } = file.services[needed];
        assert.ok(healthcheck ?? image.startsWith('table13'), `${needed} cannot be waited for`);
      }
    }
  }
  assert.deepEqual(inOrder(several.services), ['database', 'node1', 'node2', 'node3', 'proxy']);
});

test('every node takes settings that there are, of this version, and may do as little as possible', () => {
  assert.equal(nodes.length, 4);
  for (const node of nodes) {
    assert.equal(node.image, `table13:${version}`);
    assert.deepEqual(node.command, ['serve']);
    for (const name of Object.keys(node.environment)) assert.ok(settings.has(name) || name === 'PGPASSWORD', name);
    assert.equal(node.environment.TABLE13_HOST, '0.0.0.0');
    assert.ok(node.read_only && node.cap_drop.includes('ALL') && node.security_opt.includes('no-new-privileges:true'));
    assert.equal(node.healthcheck, undefined, 'that of the image is the right one');
    assert.ok(parseInt(node.stop_grace_period) >= 10, 'it drains for up to 5 seconds');
    assert.equal(node.restart, 'unless-stopped');
  }
});

test('one node keeps its data in a volume; several share a database, and only the proxy is reached from outside', () => {
  assert.deepEqual(one.services.table13.volumes, ['data:/data']);
  assert.equal(one.services.table13.environment.TABLE13_DATA, '/data');
  for (const [name, { ports, networks }] of Object.entries(several.services)) {
    assert.equal(ports !== undefined, name === 'proxy', name);
    assert.equal(networks.includes('outside'), name === 'proxy', name);
  }
  assert.equal(several.networks.inside.internal, true);
  for (const name of ['node1', 'node2', 'node3']) {
    const {
      TABLE13_STORE: store,
      TABLE13_BEHIND_PROXY: proxy,
      PGPASSWORD: password,
    } = several.services[name].environment;
    assert.equal(store, 'postgresql://table13@database:5432/table13');
    assert.equal(proxy, 'true');
    assert.equal(password, several.services.database.environment.POSTGRES_PASSWORD);
  }
  for (const { ports = [] } of [...Object.values(one.services), ...Object.values(several.services)])
    for (const port of ports) assert.match(port, /^127\.0\.0\.1:(\d+):\1$/);
});

test('nginx is set up as docs/hosting.md says', () => {
  const conf = text('compose/nginx.conf');
  assert.match(conf, new RegExp(`listen ${innerPort(several.services.proxy.ports[0])};`));
  const servers = [...conf.matchAll(/server (\w+):(\d+) (max_fails.*);/g)];
  assert.deepEqual(
    servers.map(([, name]) => name),
    ['node1', 'node2', 'node3'],
  );
  for (const [, name, port] of servers) assert.equal(port, several.services[name].environment.TABLE13_PORT);
  const document = text('docs/hosting.md').split('### nginx before several nodes')[1].split('### Caddy')[0];
  const lines = /```nginx\n([\s\S]*?)```/
    .exec(document)[1]
    .split('\n')
    .map((line) => line.trim());
  const own = new Set(conf.split('\n').map((line) => line.trim()));
  const differs = /^$|^listen|^server_name|^server 10\.|^#/;
  for (const line of lines.filter((each) => !differs.test(each)))
    assert.ok(own.has(line), `compose/nginx.conf lacks: ${line}`);
});

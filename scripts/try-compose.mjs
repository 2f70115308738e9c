// scripts/try-compose: starts the services of a compose file as processes on loopback, and plays on them.
import { existsSync, rmSync } from 'node:fs';
import { compose, inOrder } from './compose.mjs';
import { ask, freePort, JAR, node, postgres, proxy, running, stop, stopAll, work } from './loopback.mjs';

const say = (text) => console.log(`try-compose: ${text}`);

const seconds = (begun) => `${((Date.now() - begun) / 1000).toFixed(1)} s`;

async function startAll(services, ports) {
  for (const name of inOrder(services)) {
    const begun = Date.now();
    const [image] = services[name].image.split(':');
    await ({ postgres, nginx: proxy }[image] ?? node)(name, services[name], ports);
    say(`${name} is there after ${seconds(begun)}`);
  }
}

/** Plays at real tables through the published port, with every response checked. */
function play(port, what) {
  const { stdout, stderr, status } = ask([
    'load',
    '--url',
    `http://127.0.0.1:${port}`,
    '--tables',
    '6',
    '--players',
    '3',
    '--seconds',
    '4',
    '--warm-up',
    '100',
    '--json',
  ]);
  if (status !== 0) throw new Error(`load failed: ${stderr}`);
  const { movesAcknowledged, errors } = JSON.parse(stdout.trim().split('\n').at(-1));
  if (errors !== 0 || !(movesAcknowledged > 0))
    throw new Error(`${what}: ${errors} errors, ${movesAcknowledged} moves`);
  say(`${what}: ${movesAcknowledged} moves, no errors`);
}

async function tryOne(file) {
  say(`${file}, in ${work}`);
  const { services } = compose(file, { TABLE13_DATABASE_PASSWORD: 'not-a-secret' });
  const ports = new Map();
  for (const name of Object.keys(services)) ports.set(name, await freePort());
  const [door] = Object.keys(services).filter((name) => services[name].ports);
  const nodes = Object.keys(services).filter((name) => services[name].environment?.TABLE13_PORT);
  await startAll(services, ports);
  const address = `http://127.0.0.1:${ports.get(door)}`;
  const page = await (await fetch(`${address}/`)).text();
  if (!page.includes('<title>')) throw new Error('the page is missing');
  play(ports.get(door), 'all is well');

  const last = nodes.at(-1);
  if (nodes.length > 1) {
    const { stdout } = ask(['nodes', '--json'], running.get(last).env);
    const ready = JSON.parse(stdout).nodes.filter((each) => each.state === 'alive' && each.ready);
    if (ready.length !== nodes.length) throw new Error(`${ready.length} of ${nodes.length} nodes are ready: ${stdout}`);
    say(
      `${ready.length} nodes of version ${ready[0].version} are ready, with ${ready.map(({ clients }) => clients).join(', ')} clients`,
    );
    if ((await fetch(`${address}/metrics`)).status !== 404) throw new Error('the proxy shows /metrics');
    await stop(nodes[0], 'SIGKILL');
    play(ports.get(door), `${nodes[0]} was killed`);
  }
  for (const name of nodes.filter((each) => running.has(each))) {
    const begun = Date.now();
    const code = await stop(name);
    if (code !== 143 && code !== 0 && code !== 'SIGTERM') throw new Error(`${name} ended with ${code}`);
    say(`${name} stopped in ${seconds(begun)}`);
  }
  // Restart on the same data: nothing is lost, everything opens.
  await node(last, services[last], ports);
  say(`${last} is there again, on the same data`);
}

const files = process.argv.length > 2 ? process.argv.slice(2) : ['compose.yaml', 'compose.nodes.yaml'];
try {
  if (!existsSync(JAR))
    throw new Error(`there is no ${JAR}: build it with scripts/mvn -q -DskipTests package, or set TABLE13_JAR`);
  for (const file of files) {
    await tryOne(file);
    await stopAll();
  }
  say('all is well');
} catch (problem) {
  for (const { name, logs } of running.values())
    console.error(`--- ${name}\n${logs.join('').split('\n').slice(-15).join('\n')}`);
  console.error(`try-compose: ${problem.message}`);
  process.exitCode = 1;
} finally {
  await stopAll();
  rmSync(work, { recursive: true, force: true });
}

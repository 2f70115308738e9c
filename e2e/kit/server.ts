import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const JAR =
  process.env['TABLE13_JAR'] ?? fileURLToPath(new URL('../../cli/target/table13.jar', import.meta.url));
export const JAVA = process.env['JAVA_HOME'] ? join(process.env['JAVA_HOME'], 'bin/java') : 'java';
const PATIENCE_MILLIS = 100_000;
const OPENED = /Table 13 is running at http:\/\/[^:]+:(\d+)\//;

/** Settings of a server that differ from the usual one. */
export interface ServerOptions {
  /** Pause of bots before a move, in milliseconds. */
  botPause?: number;
  /** Further flags of `table13 serve`. */
  flags?: string[];
}

/** The real server, a process with its own database. Keeps port and data across restarts. */
export class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'table13-e2e-'));
  readonly #options: ServerOptions;
  #port = 0;
  #process: ChildProcess | undefined;
  #said: string[] = [];

  private constructor(options: ServerOptions) {
    this.#options = options;
  }

  static async open(options: ServerOptions = {}): Promise<Server> {
    if (!existsSync(JAR)) throw new Error(`There is no ${JAR}: build it with scripts/mvn -q -DskipTests package.`);
    const server = new Server(options);
    await server.start();
    return server;
  }

  /** The address of the page, without a slash at the end. */
  get url(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** The same over plain http, as in a local network: without locks, service workers and other secure-context features. */
  get plainUrl(): string {
    return `http://plain.test:${this.#port}`;
  }

  /** The end of its log. */
  get log(): string {
    return this.#said.join('\n');
  }

  /** Restarts it after {@link kill} or {@link stop}, on the same port and data; ready when this returns. */
  async start(): Promise<void> {
    const process = spawn(
      JAVA,
      [
        '-XX:+UseSerialGC',
        '-XX:+ExitOnOutOfMemoryError',
        '-XX:TieredStopAtLevel=1',
        '-Xmx256m',
        '-jar',
        JAR,
        'serve',
        ...['--port', String(this.#port)],
        ...['--data', this.#data],
        ...['--bot-pause', String(this.#options.botPause ?? 60)],
        // The server also has this host name, see plainUrl. The port is irrelevant.
        ...['--origin', 'http://plain.test'],
        ...(this.#options.flags ?? []),
      ],
      { stdio: ['ignore', 'pipe', 'pipe'] },
    );
    this.#process = process;
    await new Promise<void>((opened, failed) => {
      const fail = (why: string) => failed(new Error(`The server ${why}.\n${this.log}`));
      const patience = setTimeout(() => fail('takes too long to start'), PATIENCE_MILLIS);
      process.once('error', (problem) => fail(`cannot start: ${problem.message}`));
      process.once('exit', (code) => fail(`ended with ${code}`));
      const listen = (line: string) => {
        this.#said = [...this.#said.slice(-200), line];
        const port = OPENED.exec(line)?.[1];
        if (port === undefined) return;
        this.#port = Number(port);
        clearTimeout(patience);
        opened();
      };
      createInterface(process.stdout).on('line', listen);
      createInterface(process.stderr).on('line', listen);
    });
  }

  /** Simulates a power failure: kill -9. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Stops it like an administrator: with a graceful shutdown. */
  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Stops it permanently and deletes its data. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const process = this.#process;
    this.#process = undefined;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    const ended = new Promise<void>((done) => process.once('exit', () => done()));
    process.kill(signal);
    await ended;
  }
}

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Restrictions of a browser. */
export interface DriverOptions {
  /** No cookies and no storage for pages. */
  isBlocked?: boolean;
}

/** A pointer or keyboard action, as WebDriver and WebDriver BiDi both have it. */
export interface Source {
  type: 'pointer' | 'key';
  id: string;
  parameters?: { pointerType: 'mouse' | 'touch' };
  actions: Record<string, unknown>[];
}

/** A browser with one window, driven over a standard protocol. */
export interface Driver {
  navigate(url: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  /** Evaluates an expression that returns a promise of a string. */
  evaluate(expression: string): Promise<string>;
  perform(sources: Source[]): Promise<void>;
  /** Sets the inner size of the window. */
  resize(width: number, height: number): Promise<void>;
  /** A screenshot of the page, as PNG in base64. */
  screenshot(): Promise<string>;
  close(): Promise<void>;
}

/** A process with a temporary folder; both are removed at its end. */
export class OwnProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'table13-browser-'));
  #process: ChildProcess | undefined;
  #said = '';

  start(command: string, words: string[], env: NodeJS.ProcessEnv = {}): void {
    // In its own process group, so that its child processes end with it.
    const process_ = spawn(command, words, { env: { ...process.env, ...env }, detached: true });
    this.#process = process_;
    process.once('exit', this.#kill);
    const listen = (text: Buffer): void => void (this.#said = (this.#said + text.toString()).slice(-20_000));
    process_.stdout.on('data', listen);
    process_.stderr.on('data', listen);
    process_.once('error', (problem) => (this.#said += problem.message));
  }

  /** Waits for a pattern in the output; returns its first group. */
  async says(pattern: RegExp): Promise<string> {
    return until(
      async () => pattern.exec(this.#said)?.[1],
      () => `The browser does not start: ${this.#said}`,
    );
  }

  #kill = (): boolean => {
    const { pid, exitCode, signalCode } = this.#process ?? {};
    return pid !== undefined && exitCode === null && signalCode === null && process.kill(-pid, 'SIGKILL');
  };

  async end(): Promise<void> {
    const over = new Promise((ended) => this.#process?.once('exit', ended));
    if (this.#kill()) await over;
    process.off('exit', this.#kill);
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 9, retryDelay: 100 });
  }
}

const PATIENCE_MILLIS = 60_000;

/** Polls until there is an answer. */
export async function until<T>(ask: () => Promise<T | undefined | null | false>, problem: () => string): Promise<T> {
  for (const begun = Date.now(); Date.now() - begun < PATIENCE_MILLIS;) {
    const answer = await ask();
    if (answer !== undefined && answer !== null && answer !== false) return answer;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(problem());
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

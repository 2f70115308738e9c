import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Driver, type DriverOptions, OwnProcess, type Source } from './driver';

/** Blocks external traffic: all other hosts are behind a proxy that does not exist. */
const QUIET = {
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'app.update.disabledForTesting': true,
  // Shows plain text unchanged, without a viewer.
  'devtools.jsonview.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
};
/** Policy of cookies and storage: `network.cookie.cookieBehavior`. */
const REJECT_ALL = 2;

interface Remote {
  type: string;
  value?: string;
}
type Answer = { id: number; error?: string; message?: string; result: unknown };

/** The Firefox of the system, over WebDriver BiDi. */
export class Firefox implements Driver {
  readonly #process = new OwnProcess();
  readonly #asked = new Map<number, (answer: Answer) => void>();
  #socket!: WebSocket;
  #context = '';
  #number = 0;

  static async open({ isBlocked = false }: DriverOptions): Promise<Firefox> {
    const firefox = new Firefox();
    const process = firefox.#process;
    const settings = { ...QUIET, ...(isBlocked ? { 'network.cookie.cookieBehavior': REJECT_ALL } : {}) };
    const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
    writeFileSync(join(process.folder, 'user.js'), lines.join('\n'));
    process.start('firefox-esr', [
      '--headless',
      '--no-remote',
      '--profile',
      process.folder,
      '--remote-debugging-port=0',
    ]);
    await firefox.#connect(await process.says(/WebDriver BiDi listening on (ws:\S+)/));
    return firefox;
  }

  async #connect(address: string): Promise<void> {
    const socket = new WebSocket(`${address}/session`);
    this.#socket = socket;
    await new Promise((opened, failed) => {
      socket.onopen = opened;
      socket.onerror = () => failed(new Error(`${address} cannot be reached.`));
    });
    socket.onmessage = ({ data }) => {
      const answer = JSON.parse(String(data)) as Answer;
      this.#asked.get(answer.id)?.(answer);
      this.#asked.delete(answer.id);
    };
    socket.onclose = () => {
      for (const [id, answer] of this.#asked)
        answer({ id, error: 'gone', message: 'Firefox has ended.', result: null });
    };
    await this.#ask('session.new', { capabilities: {} });
    // Keys have no effect in the first tab: its page never has the focus of the window.
    const { context } = await this.#ask<{ context: string }>('browsingContext.create', { type: 'tab' });
    this.#context = context;
  }

  async #ask<T>(method: string, params: object): Promise<T> {
    const id = ++this.#number;
    const answered = new Promise<Answer>((resolve) => this.#asked.set(id, resolve));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const answer = await answered;
    if (answer.error) throw new Error(`${method}: ${answer.error}: ${answer.message}`);
    return answer.result as T;
  }

  /** Sends a command for the one window. */
  #tell<T>(method: string, params: object = {}): Promise<T> {
    return this.#ask(method, { context: this.#context, ...params });
  }

  navigate = (url: string): Promise<void> => this.#tell('browsingContext.navigate', { url, wait: 'complete' });
  reload = (): Promise<void> => this.#tell('browsingContext.reload', { wait: 'complete' });
  back = (): Promise<void> => this.#tell('browsingContext.traverseHistory', { delta: -1 });
  perform = (actions: Source[]): Promise<void> => this.#tell('input.performActions', { actions });
  resize = (width: number, height: number): Promise<void> =>
    this.#tell('browsingContext.setViewport', { viewport: { width, height } });
  screenshot = async (): Promise<string> =>
    (await this.#tell<{ data: string }>('browsingContext.captureScreenshot')).data;

  async evaluate(expression: string): Promise<string> {
    const { result, exceptionDetails } = await this.#ask<{ result?: Remote; exceptionDetails?: { text: string } }>(
      'script.evaluate',
      { expression, awaitPromise: true, target: { context: this.#context } },
    );
    if (exceptionDetails) throw new Error(exceptionDetails.text);
    return result?.value ?? '';
  }

  async close(): Promise<void> {
    this.#socket.close();
    await this.#process.end();
  }
}

import { type BrowserContext, expect } from '@playwright/test';

const POLICY = 'Content Security Policy:';

/** Records everything that must not happen in a browser during a test. */
export class Guard {
  readonly #complaints: string[] = [];
  readonly #expected: RegExp[] = [];

  private constructor() {}

  static async over(context: BrowserContext, url: string): Promise<Guard> {
    const guard = new Guard();
    context.on('console', (message) => {
      if (message.type() === 'error') guard.#note(`console: ${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => guard.#note(`page: ${error.error().stack ?? error.error().message}`));
    context.on('request', (request) => {
      if (!isOurs(request.url(), url)) guard.#note(`another host: ${request.url()}`);
    });
    // Includes violations that the browser does not log.
    await context.addInitScript((word) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        console.error(word, event.violatedDirective, event.blockedURI, event.sourceFile, event.lineNumber);
      });
    }, POLICY);
    return guard;
  }

  /** Permits an intended event of a test, such as an unreachable server. */
  expects(...complaints: RegExp[]): void {
    this.#expected.push(...complaints);
  }

  /** A server that a test kills: all messages about lost connections are expected. */
  expectsBrokenLines(): void {
    this.expects(
      /ERR_CONNECTION_|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_SOCKET_NOT_CONNECTED|WebSocket connection to .* failed/,
    );
  }

  get complaints(): string[] {
    return this.#complaints.filter((complaint) => !this.#expected.some((expected) => expected.test(complaint)));
  }

  /** Fails if anything was recorded; called at the end of every test. */
  isContent(): void {
    expect(this.complaints, 'what must not happen in a browser').toEqual([]);
  }

  #note(complaint: string): void {
    this.#complaints.push(complaint);
  }
}

function isOurs(address: string, url: string): boolean {
  const { protocol, host } = new URL(address);
  return ['data:', 'blob:', 'about:'].includes(protocol) || host === new URL(url).host;
}

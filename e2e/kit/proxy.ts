import { createServer, type IncomingMessage, request, type Server as HttpServer } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Server } from './server';

/** A response that replaces that of the server; null for not found. */
export type Instead = Buffer | string | null;

/** A proxy that changes responses of a server. */
export abstract class Proxy {
  /** All requested paths, in order. */
  readonly asked: string[] = [];
  /** Requested paths that were not found. */
  readonly missed: string[] = [];
  readonly #http: HttpServer;
  /** WebSocket connections, too, which the server does not count. */
  readonly #open = new Set<Socket>();

  /**
   * @param remembers whether browsers may cache responses, as the server permits; otherwise they request again
   * @param isOpen whether WebSockets are forwarded
   */
  constructor(
    protected readonly server: Server,
    private readonly remembers = true,
    isOpen = false,
  ) {
    this.#http = createServer((asked, answer) => {
      const path = asked.url ?? '/';
      this.asked.push(path);
      const instead = this.instead(path);
      if (instead !== undefined) {
        if (instead === null) this.missed.push(path);
        answer.writeHead(instead === null ? 404 : 200, { 'content-type': 'text/plain' }).end(instead ?? '');
        return;
      }
      const headers = { ...asked.headers, 'accept-encoding': 'identity' };
      delete headers['if-none-match'];
      const way = { method: asked.method ?? 'GET', headers };
      const passedOn = request(server.url + this.behind(path), way, (got) => {
        const chunks: Buffer[] = [];
        got.on('data', (chunk: Buffer) => chunks.push(chunk));
        got.on('end', () => {
          const { 'content-length': _, etag: __, ...kept } = got.headers;
          const headers = this.remembers ? kept : { ...kept, 'cache-control': 'no-store' };
          answer.writeHead(got.statusCode ?? 500, headers).end(this.changed(path, Buffer.concat(chunks)));
        });
      });
      passedOn.on('error', () => answer.writeHead(502).end());
      asked.pipe(passedOn);
    });
    this.#http.on('connection', (socket) => {
      this.#open.add(socket);
      socket.on('close', () => this.#open.delete(socket));
    });
    if (isOpen) this.#http.on('upgrade', (asked, socket, head) => this.#passOn(asked, socket, head));
  }

  /** The response to this path without a request to the server; undefined: the request is forwarded. */
  protected instead(_path: string): Instead | undefined {
    return undefined;
  }

  /** The path at the server. */
  protected behind(path: string): string {
    return path;
  }

  /** The response of the server, possibly changed. */
  protected changed(_path: string, body: Buffer): Buffer | string {
    return body;
  }

  /** Forwards a WebSocket unchanged. */
  #passOn({ method, url, rawHeaders }: IncomingMessage, socket: Duplex, head: Buffer): void {
    const far = connect(Number(new URL(this.server.url).port), '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, i) => (i % 2 === 0 ? [`${name}: ${rawHeaders[i + 1]}`] : []));
      far.write([`${method} ${url} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      far.write(head);
      far.pipe(socket).pipe(far);
    });
    for (const [one, other] of [
      [far, socket],
      [socket, far],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  }

  /** @returns the address of the proxy */
  async open(): Promise<string> {
    await new Promise<void>((opened) => this.#http.listen(0, '127.0.0.1', opened));
    return `http://127.0.0.1:${(this.#http.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#open.forEach((socket) => socket.destroy());
    await new Promise((closed) => this.#http.close(closed));
  }
}

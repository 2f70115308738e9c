// Prints the steps of ./check as lines: number, name, time and number of tests so far.

const MINUTE = 60_000;

export const thousands = (number) => String(number).replace(/\B(?=(\d{3})+$)/g, ',');

const seconds = (millis) => `${Math.round(millis / 1000)} s`;

export class Steps {
  #names;
  #running = new Map();
  #done = new Set();
  #out;
  #clock;
  #ticker;
  tests = 0;

  /** All step names, before the first step begins. */
  constructor(names, out = process.stdout, clock = Date.now) {
    this.#names = names;
    this.#out = out;
    this.#clock = clock;
  }

  begin(name) {
    if (!this.#names.includes(name)) throw new Error(`${name} is no step; steps: ${this.#names.join(', ')}`);
    if (!this.#running.has(name)) this.#running.set(name, this.#clock());
  }

  end(name, how = '') {
    const began = this.#running.get(name);
    if (began === undefined || this.#done.has(name)) return;
    this.#running.delete(name);
    this.#done.add(name);
    this.#print(this.#line(`${this.#done.size}`, name, began) + how);
  }

  /** Ends all running steps. */
  endAll(how) {
    for (const name of [...this.#running.keys()]) this.end(name, how);
  }

  async run(name, work) {
    this.begin(name);
    try {
      const result = await work();
      this.end(name);
      return result;
    } catch (problem) {
      this.end(name, '   FAILED');
      throw problem;
    }
  }

  /** Prints the running steps: on a terminal in a changing line, elsewhere in a line per minute. */
  watch() {
    const since = this.#clock();
    this.#ticker = setInterval(() => this.tick(since), this.#out.isTTY ? 1000 : MINUTE);
    this.#ticker.unref();
  }

  tick(since) {
    if (this.#running.size === 0) return;
    const line = this.#line('…', [...this.#running.keys()].join(', '), since);
    this.#out.write(this.#out.isTTY ? `\r\x1b[K${line.slice(0, (this.#out.columns ?? 80) - 1)}` : `${line}\n`);
  }

  stop() {
    clearInterval(this.#ticker);
    this.#print('');
  }

  #line(number, name, since) {
    const width = String(this.#names.length).length;
    const place = number === '…' ? ' '.repeat(2 * width + 3) : `[${number.padStart(width)}/${this.#names.length}]`;
    const time = seconds(this.#clock() - since).padStart(6);
    return `${place} ${name.padEnd(32)} ${time} ${thousands(this.tests).padStart(7)} tests`;
  }

  #print(line) {
    const clear = this.#out.isTTY ? '\r\x1b[K' : '';
    if (line || clear) this.#out.write(clear + (line && `${line}\n`));
  }
}

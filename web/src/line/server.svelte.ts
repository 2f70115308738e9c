import type { Guest, Refused } from '../protocol/messages';
import { Line } from './Line.svelte';

/** The server as this page knows it: the line to it, who we are there. */
class Server {
  readonly line = new Line();
  readonly guest = $derived<Guest | null>(this.line.welcome?.guest ?? null);
  readonly reactions = $derived(this.line.welcome?.reactions ?? []);

  /** Takes another name; gives the refusal if it does not do. */
  async rename(name: string): Promise<Refused | null> {
    const answer = await this.line.ask({ type: 'name', name });
    if (answer.type === 'refused') return answer;
    const welcome = this.line.welcome;
    if (answer.type === 'done' && answer.name !== undefined && welcome) {
      this.line.welcome = { ...welcome, guest: { ...welcome.guest, name: answer.name } };
    }
    return null;
  }
}

export const server = new Server();

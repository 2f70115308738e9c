import type { TableEvent } from '../protocol/events';

/** One part of a sound: a swish of paper, a knock on wood or a small bell. */
export interface Tone {
  kind: 'paper' | 'wood' | 'bell';
  pitch: number;
  at: number;
  length: number;
  volume: number;
}

export type SoundName =
  | 'laid'
  | 'taken'
  | 'exact'
  | 'notAllowed'
  | 'yourTurn'
  | 'drawn'
  | 'steps'
  | 'complete'
  | 'rustle'
  | 'roundOver'
  | 'won'
  | 'seat';

const paper = (pitch: number, at: number, length: number, volume = 0.16): Tone => ({
  kind: 'paper',
  pitch,
  at,
  length,
  volume,
});
const wood = (pitch: number, at: number, length = 0.09, volume = 0.2): Tone => ({
  kind: 'wood',
  pitch,
  at,
  length,
  volume,
});
const bell = (pitch: number, at: number, length = 0.35, volume = 0.1): Tone => ({
  kind: 'bell',
  pitch,
  at,
  length,
  volume,
});

/** All under 400 ms, no jingles. */
export const SOUNDS: Record<SoundName, Tone[]> = {
  laid: [paper(2200, 0, 0.09), wood(190, 0.03, 0.06, 0.1)],
  taken: [paper(1500, 0, 0.14), paper(1900, 0.09, 0.14), paper(2300, 0.18, 0.14)],
  exact: [bell(1320, 0), bell(1980, 0.02, 0.25, 0.04)],
  notAllowed: [wood(130, 0, 0.12, 0.22)],
  yourTurn: [wood(420, 0), wood(420, 0.16)],
  drawn: [paper(2800, 0, 0.07, 0.1)],
  steps: [wood(330, 0, 0.06, 0.12), wood(350, 0.09, 0.06, 0.12), wood(370, 0.18, 0.06, 0.12)],
  complete: [wood(240, 0, 0.12), paper(1200, 0.06, 0.16)],
  rustle: [paper(3200, 0, 0.18, 0.1), paper(2600, 0.12, 0.16, 0.08)],
  roundOver: [wood(160, 0, 0.2, 0.26)],
  won: [bell(880, 0), bell(1175, 0.11, 0.28), bell(1568, 0.22, 0.17)],
  seat: [wood(110, 0, 0.16, 0.14), paper(700, 0.03, 0.12, 0.06)],
};

/** The sound of a move's events: the last important one wins. */
export function soundOf(events: readonly TableEvent[], mySeat: number): SoundName | null {
  let heard: SoundName | null = null;
  for (const event of events) {
    switch (event.kind) {
      case 'matchEnded':
        return event.winners.includes(mySeat) ? 'won' : 'roundOver';
      case 'roundEnded':
        heard = 'roundOver';
        break;
      case 'took':
        heard = 'taken';
        break;
      case 'setAside':
        heard = 'complete';
        break;
      case 'discarded':
        heard = 'steps';
        break;
      case 'passed':
        heard = 'rustle';
        break;
      case 'played':
        heard = 'sum' in event && event.sum === 13 ? 'exact' : 'laid';
        break;
      case 'built':
      case 'stoodIn':
      case 'exchanged':
        heard = 'laid';
        break;
      case 'sat':
      case 'rose':
      case 'botSat':
      case 'cameBack':
        heard ??= 'seat';
        break;
      default:
    }
  }
  return heard;
}

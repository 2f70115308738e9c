import type { SkipBoView } from './types';
import type { Scene } from '../../table/scene';
import { isNumber, kindOf } from './track';

/** What lies on the table. */
export function tableOf(scene: Scene): SkipBoView {
  // A scene knows its game only when it runs; this table is drawn for Skip-Bo alone.
  return scene.match.table as SkipBoView;
}

/** The space of somebody's pawn that has numbers printed on it; null if there is none. */
export function helperOf(own: SkipBoView['seats'][number] | undefined): number | null {
  return own?.pawns.find((space) => isNumber(kindOf(space))) ?? null;
}

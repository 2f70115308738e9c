import type { SkipBoView } from './types';
import type { Scene } from '../../table/scene';
import { isNumber, kindOf } from './track';

/** The Skip-Bo view of a scene. */
export function tableOf(scene: Scene): SkipBoView {
  // The scene's game is known only at run time; this table is used only for Skip-Bo.
  return scene.match.table as SkipBoView;
}

/** The space with a printed number under one of the player's pawns; null if there is none. */
export function helperOf(own: SkipBoView['seats'][number] | undefined): number | null {
  return own?.pawns.find((space) => isNumber(kindOf(space))) ?? null;
}

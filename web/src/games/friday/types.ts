import type { InPileGames, PileView } from '../pile/types';

declare module '../../protocol/games' {
  interface Games {
    friday: { view: PileView; event: InPileGames };
  }
}

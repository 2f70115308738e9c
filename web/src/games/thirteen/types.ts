import type { InPileGames, PileView } from '../pile/types';

declare module '../../protocol/games' {
  interface Games {
    thirteen: { view: PileView; event: InPileGames };
  }
}

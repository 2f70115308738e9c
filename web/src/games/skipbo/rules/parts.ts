import { drawn, type Part } from '../../../rules/outline';
import type { SpaceKind } from '../track';
import type { Colour, PileName } from '../types';
import BoardPicture from './BoardPicture.svelte';
import BuildingPicture from './BuildingPicture.svelte';
import type { BoardPart, BuildingPart, Pawn, StockPart, TrackPart } from './shapes';
import StockPicture from './StockPicture.svelte';
import TrackPicture from './TrackPicture.svelte';

/** A building pile, written in ascending order: `4 5 6=w 7=` (a wild that counts as 6, a space that stood in for 7). */
export function building(name: PileName, list: string, needs: number, isOpen = true): Part {
  const cards = (list === '' ? [] : list.split(' ')).map((each) => {
    const [number, card] = each.split('=');
    return { number: Number(number), card: card === undefined ? String(number) : card === '' ? null : card };
  });
  const part: BuildingPart = { name, cards, needs, isOpen };
  return drawn(
    BuildingPicture,
    part,
    cards.flatMap(({ card }) => (card === null ? [] : [card])),
  );
}

export const stock = (top: string, count: number): Part => drawn<StockPart>(StockPicture, { top, count }, [top]);

/** A stretch of the track. Pawns are written as `blue@2`; places count from 0. */
export const track = (spaces: readonly SpaceKind[], pawns: readonly `${Colour}@${number}`[], left = -1): Part =>
  drawn<TrackPart>(TrackPicture, { spaces, pawns: pawns.map(standing), left }, []);

export const board = (...pawns: `${Colour}@${number}`[]): Part =>
  drawn<BoardPart>(BoardPicture, { pawns: pawns.map(standing) }, []);

const COLOURS: readonly Colour[] = ['blue', 'orange', 'purple', 'red'];

function standing(pawn: `${Colour}@${number}`): Pawn {
  const [name, at] = pawn.split('@');
  return { colour: COLOURS.find((colour) => colour === name) ?? 'blue', at: Number(at) };
}

/** Geometry of a card's flight. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Way {
  left: number;
  top: number;
  width: number;
  /** Animation keyframes: offsets and CSS transforms relative to the end position. */
  frames: { offset: number; transform: string }[];
}

const CARD = 7 / 5;
const ARC = 0.06;

/** Centres a card in a place, at most `widest` pixels wide. */
export function cardIn(place: Place, widest: number): Place {
  const width = Math.min(widest, place.width, place.height / CARD);
  const height = width * CARD;
  return {
    left: place.left + (place.width - width) / 2,
    top: place.top + (place.height - height) / 2,
    width,
    height,
  };
}

/** A straight line with a small arc from one place to another. */
export function way(from: Place, to: Place, widest = 120): Way {
  const end = cardIn(to, widest);
  const begin = cardIn(from, widest);
  const scale = begin.width / end.width;
  const dx = begin.left + begin.width / 2 - (end.left + end.width / 2);
  const dy = begin.top + begin.height / 2 - (end.top + end.height / 2);
  const lift = Math.hypot(dx, dy) * ARC;
  const at = (share: number, up: number): string =>
    `translate(${(dx * share).toFixed(1)}px, ${(dy * share - up).toFixed(1)}px) scale(${(1 + (scale - 1) * share).toFixed(3)})`;
  return {
    left: end.left,
    top: end.top,
    width: end.width,
    frames: [
      { offset: 0, transform: at(1, 0) },
      { offset: 0.5, transform: at(0.5, lift) },
      { offset: 1, transform: at(0, 0) },
    ],
  };
}

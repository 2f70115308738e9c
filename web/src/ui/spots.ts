/** The elements of the page by spot: they are marked with `data-spot="draw"`, `data-spot="seat-2"` and so on. */
export function spot(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-spot="${CSS.escape(name)}"]`);
}

/** The positions of the visible spots. */
export function placesOf(names: Iterable<string>): Map<string, DOMRect> {
  const places = new Map<string, DOMRect>();
  for (const name of names) {
    const rect = spot(name)?.getBoundingClientRect();
    if (rect && rect.width > 0) places.set(name, rect);
  }
  return places;
}

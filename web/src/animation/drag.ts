/** Drags a card by pointer or touch onto an element marked with `data-drop`. */
export interface Drag {
  /** Whether dragging is allowed now. */
  isOn: () => boolean;
  onstart?: () => void;
  /** Called during the drag with the drop target below the card, or null. */
  onover?: (drop: string | null) => void;
  /** Called on release with the drop target, or null, and the card's position. */
  ondrop: (drop: string | null, place: DOMRect) => void;
}

const THRESHOLD = 8;
const FRESH = 1500;
let last: { place: DOMRect; at: number } | null = null;

/** The position of the last release, where the card's flight starts. Cleared when read. */
export function droppedAt(): DOMRect | null {
  const place = last && performance.now() - last.at < FRESH ? last.place : null;
  last = null;
  return place;
}

/** The drop target at a point of the window. */
function dropAt(x: number, y: number): string | null {
  const under = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');
  return under?.dataset['drop'] ?? null;
}

/**
 * An attachment for a card. A press that moves less than a few pixels stays a click. During the drag only the card's
 * `translate` changes.
 */
export function draggable(drag: Drag) {
  return (element: HTMLElement): (() => void) => {
    let start: { x: number; y: number; pointer: number } | null = null;
    let isDragging = false;
    let over: string | null = null;

    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (!isDragging) {
        if (Math.hypot(x, y) < THRESHOLD) return;
        isDragging = true;
        element.setPointerCapture(event.pointerId);
        element.classList.add('dragged');
        drag.onstart?.();
      }
      element.style.translate = `${x}px ${y}px`;
      const now = dropAt(event.clientX, event.clientY);
      if (now !== over) drag.onover?.((over = now));
    };
    const end = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointer) return;
      const wasDragging = isDragging;
      const place = element.getBoundingClientRect();
      reset();
      if (!wasDragging) return;
      // Suppresses the click that follows a drag.
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => element.removeEventListener('click', swallow, { capture: true }), 0);
      const drop = event.type === 'pointerup' ? dropAt(event.clientX, event.clientY) : null;
      if (drop !== null) last = { place, at: performance.now() };
      drag.ondrop(drop, place);
    };
    const swallow = (event: Event): void => {
      event.preventDefault();
      event.stopPropagation();
    };
    const reset = (): void => {
      if (over !== null) drag.onover?.((over = null));
      start = null;
      isDragging = false;
      element.style.removeProperty('translate');
      element.classList.remove('dragged');
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
    const down = (event: PointerEvent): void => {
      if (event.button !== 0 || !drag.isOn() || start) return;
      start = { x: event.clientX, y: event.clientY, pointer: event.pointerId };
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', end);
      window.addEventListener('pointercancel', end);
    };
    element.addEventListener('pointerdown', down);
    // Touch drags the card instead of scrolling the page.
    element.style.touchAction = 'none';
    return () => {
      reset();
      element.removeEventListener('pointerdown', down);
    };
  };
}

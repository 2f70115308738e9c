/** Observes a hand: the card looked at by mouse or keyboard, and Enter on a card. */
interface Watch {
  onpeek: (card: string | null) => void;
  /** Enter on the card with this key. Returns whether the event was handled. */
  onenter: (key: string) => boolean;
}

const held = (event: Event): HTMLElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLElement>('[data-spot^="hand-"]') : null;

export function watchHand({ onpeek, onenter }: Watch) {
  return (hand: HTMLElement): (() => void) => {
    const over = (event: PointerEvent): void => {
      if (event.pointerType === 'mouse') onpeek(held(event)?.dataset['card'] ?? null);
    };
    const focus = (event: FocusEvent): void => {
      const card = held(event);
      // A tap also sets the focus, but is no look at a card.
      if (card?.matches(':focus-visible')) onpeek(card.dataset['card'] ?? null);
    };
    const none = (): void => onpeek(null);
    // A focused card that is removed loses the focus during the update itself.
    const blur = (): void => queueMicrotask(none);
    const key = (event: KeyboardEvent): void => {
      const spot = held(event)?.dataset['spot'];
      if (event.key !== 'Enter' || event.repeat || spot === undefined || !onenter(spot.slice('hand-'.length))) return;
      event.preventDefault();
      event.stopPropagation();
    };
    hand.addEventListener('pointerover', over);
    hand.addEventListener('pointerleave', none);
    hand.addEventListener('focusin', focus);
    hand.addEventListener('focusout', blur);
    hand.addEventListener('keydown', key, { capture: true });
    return () => {
      hand.removeEventListener('pointerover', over);
      hand.removeEventListener('pointerleave', none);
      hand.removeEventListener('focusin', focus);
      hand.removeEventListener('focusout', blur);
      hand.removeEventListener('keydown', key, { capture: true });
    };
  };
}

/** Makes a group one stop of the Tab key: arrow keys move to the nearest item in their direction. Home and End go to the first and last. */
export function roving(selector: string) {
  return (group: HTMLElement): (() => void) => {
    let current: HTMLElement | null = null;
    const all = (): HTMLElement[] => [...group.querySelectorAll<HTMLElement>(selector)];

    const settle = (): void => {
      const items = all();
      if (!current || !items.includes(current)) current = items[0] ?? null;
      for (const item of items) {
        const index = item === current ? 0 : -1;
        if (item.tabIndex !== index) item.tabIndex = index;
      }
    };
    const go = (to: HTMLElement | undefined): void => {
      if (!to) return;
      current = to;
      settle();
      to.focus();
    };
    const key = (event: KeyboardEvent): void => {
      if (event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
      const items = all();
      const from = items.find((item) => item === document.activeElement);
      if (!from) return;
      if (event.key === 'Home') go(items[0]);
      else if (event.key === 'End') go(items.at(-1));
      else if (event.key.startsWith('Arrow')) go(nearest(items, from, event.key));
      else return;
      event.preventDefault();
    };
    const focus = (event: FocusEvent): void => {
      const item = all().find((each) => each === event.target);
      if (item) {
        current = item;
        settle();
      }
    };
    settle();
    const watch = new MutationObserver(settle);
    watch.observe(group, { childList: true, subtree: true });
    group.addEventListener('keydown', key);
    group.addEventListener('focusin', focus);
    return () => {
      watch.disconnect();
      group.removeEventListener('keydown', key);
      group.removeEventListener('focusin', focus);
    };
  };
}

/** The nearest item in the direction of an arrow key; sideways distance counts double. */
export function nearest(items: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const isAcross = key === 'ArrowLeft' || key === 'ArrowRight';
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  const here = middle(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const item of items) {
    if (item === from) continue;
    const there = middle(item);
    const along = sign * (isAcross ? there.x - here.x : there.y - here.y);
    const aside = Math.abs(isAcross ? there.y - here.y : there.x - here.x);
    const cost = along + 2 * aside;
    if (along > 1 && cost < least) {
      least = cost;
      best = item;
    }
  }
  return best;
}

function middle(element: HTMLElement): { x: number; y: number } {
  const rect = element.getBoundingClientRect();
  return { x: rect.left + rect.width / 2, y: rect.top + rect.height / 2 };
}

const PREFIX = 'table13.';

/** Reads from the browser's storage. Storage may be forbidden or full: reads then give null and writes have no effect. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Deletes all keys except these. */
export function forgetAllBut(keys: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && !keys.includes(key.slice(PREFIX.length))) localStorage.removeItem(key);
    }
  } catch {
    // Storage is blocked.
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // The value is lost with the page.
  }
}

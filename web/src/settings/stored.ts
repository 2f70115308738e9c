const PREFIX = 'table13.';

/** What this device remembers. Storage may be forbidden or full: then it forgets, and nothing else breaks. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key);
  } catch {
    return null;
  }
}

/** Forgets everything that is not named. */
export function forgetAllBut(keys: readonly string[]): void {
  try {
    for (const key of Object.keys(localStorage)) {
      if (key.startsWith(PREFIX) && !keys.includes(key.slice(PREFIX.length))) localStorage.removeItem(key);
    }
  } catch {
    // Nothing is remembered here.
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(PREFIX + key);
    else localStorage.setItem(PREFIX + key, value);
  } catch {
    // Forgotten with the page.
  }
}

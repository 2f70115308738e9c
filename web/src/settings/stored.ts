/** What this device remembers. Storage may be forbidden or full: then it forgets, and nothing else breaks. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(`table13.${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`table13.${key}`);
    else localStorage.setItem(`table13.${key}`, value);
  } catch {
    // Forgotten with the page.
  }
}

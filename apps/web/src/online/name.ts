const KEY = 'bannerfield.online-name';

/** What one was called last; empty: not said yet. */
export function keptName(): string {
  try {
    return localStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

export function keepName(name: string): void {
  try {
    localStorage.setItem(KEY, name);
  } catch {
    // It is typed again next time.
  }
}

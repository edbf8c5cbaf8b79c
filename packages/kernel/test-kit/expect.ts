/** Fails with `promise` and where in the game it was broken. */
export function expectThat(holds: boolean, promise: string, detail = ''): asserts holds {
  if (!holds) throw new Error(detail === '' ? promise : `${promise}: ${detail}`);
}

/** Both are the same text; shows the first place where they part. */
export function expectSame(actual: string, expected: string, promise: string): void {
  if (actual === expected) return;
  let at = 0;
  while (at < actual.length && actual[at] === expected[at]) at += 1;
  const near = (text: string): string => text.slice(Math.max(0, at - 40), at + 40);
  throw new Error(`${promise}: …${near(actual)}… should be …${near(expected)}…`);
}

/** Freezes everything within, so that a write throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(deepFreeze);
  }
  return value;
}

/** A copy of plain JSON, whoever else can copy it, in which a write throws. */
export function frozenCopy<T>(value: T): T {
  return deepFreeze(JSON.parse(JSON.stringify(value)) as T);
}

/** True for what JSON can carry without loss: no undefined, no NaN, no class, no hole. */
export function isPlainJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (Array.isArray(value)) return Array.from(value as unknown[]).every(isPlainJson);
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(isPlainJson);
}

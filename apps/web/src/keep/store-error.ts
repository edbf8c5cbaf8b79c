/**
 * Whether the browser's store has failed, and not something else on the way: its errors are of the
 * browser, those of a file that did not load or of the program are not.
 */
export function isStoreError(error: unknown): boolean {
  return error instanceof DOMException;
}

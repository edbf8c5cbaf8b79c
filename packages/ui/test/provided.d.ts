declare module 'vitest' {
  interface ProvidedContext {
    /** Whether the browser is the one that npm brings. */
    isOwnBrowser: boolean;
  }
}

export {};

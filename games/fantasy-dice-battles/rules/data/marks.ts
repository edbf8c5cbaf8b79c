/** Short names for the marks, so that a tile stays readable as a row. */
export const r = <V>(rulebook: V): { readonly rulebook: V } => ({ rulebook });
export const i = <V>(inferred: V): { readonly inferred: V } => ({ inferred });
export const d = <V>(designed: V): { readonly designed: V } => ({ designed });

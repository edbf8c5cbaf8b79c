import { FOOT_FIGURES, MOUNTED_FIGURES, UNITS } from '../rules/data.ts';

/** Figures of a whole unit of that kind. */
export function figuresOfKind(kind: number): number {
  return UNITS[kind]?.mounted === true ? MOUNTED_FIGURES : FOOT_FIGURES;
}

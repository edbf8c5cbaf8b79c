import type { Language } from '@bannerfield/kernel';

/** `38 %`; what is possible is never told as none or all. */
export function percent(chance: number): string {
  if (chance > 0 && chance < 0.01) return '<1 %';
  if (chance < 1 && chance > 0.99) return '>99 %';
  return `${Math.round(100 * chance)} %`;
}

/** One digit after the point, as the language writes it. */
export function decimal(number: number, language: Language): string {
  return number.toLocaleString(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
}

import type { Language } from '@bannerfield/kernel';
import { judge, type Aim, type Figure } from './figure.ts';

/** A line of a report: what was measured, its interval, what is asked, and whether it is so. */
export interface ReportLine {
  readonly label: string;
  readonly value: string;
  readonly interval: string;
  readonly aim: string;
  readonly verdict: string;
}

const VERDICTS = {
  en: { met: 'met', missed: 'MISSED', open: 'open: play more games' },
  de: { met: 'erreicht', missed: 'VERFEHLT', open: 'offen: mehr Partien spielen' },
} as const;

/** A figure in words; numbers are written as the language writes them. */
export function reportLine(figure: Figure, language: Language): ReportLine {
  const { label, estimate, aim } = figure;
  const show = (value: number): string => formatValue(value, figure.unit, language);
  const verdict = judge(figure);
  const isExact = estimate.low === estimate.high;
  return {
    label: label[language],
    value: show(estimate.value),
    interval: isExact ? '' : `${show(estimate.low)} … ${show(estimate.high)}`,
    aim: aim === null ? '' : formatAim(aim, show),
    verdict: verdict === null ? '' : VERDICTS[language][verdict],
  };
}

function formatAim({ least, most }: Aim, show: (value: number) => string): string {
  if (least === undefined) return most === undefined ? '' : `≤ ${show(most)}`;
  return most === undefined ? `≥ ${show(least)}` : `${show(least)} … ${show(most)}`;
}

function formatValue(value: number, unit: Figure['unit'], language: Language): string {
  const number = unit === 'share' ? (100 * value).toFixed(1) : plain(value);
  const written = language === 'de' ? number.replace('.', ',') : number;
  return unit === 'share' ? `${written} %` : written;
}

function plain(value: number): string {
  if (Number.isInteger(value)) return String(value);
  return Math.abs(value) < 10 ? value.toFixed(3) : value.toFixed(1);
}

const HEADS = {
  en: ['measured', 'value', '95 % interval', 'asked', 'verdict'],
  de: ['gemessen', 'Wert', '95-%-Intervall', 'verlangt', 'Urteil'],
} as const;

/** The figures as a table of Markdown, for docs/. */
export function reportTable(figures: readonly Figure[], language: Language): string {
  const rows = figures.map((figure) => {
    const { label, value, interval, aim, verdict } = reportLine(figure, language);
    return [label, value, interval, aim, verdict];
  });
  const lines = [HEADS[language], HEADS[language].map(() => '---'), ...rows];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

import type { Language } from '@bannerfield/kernel';
import type { PairStanding, Standing, TournamentDocument } from '@bannerfield/protocol';
import type { Estimate } from '@bannerfield/stats';
import { conductText } from '../outsiders/words.ts';

/** The whole report, the best player first. */
export function describe(document: TournamentDocument, title: string, language: Language): string {
  const { games, seed, players, pairs } = document;
  const [count, from] = [String(games), String(seed)];
  const head =
    language === 'en'
      ? `${title}: ${count} games, seed ${from}; ratings in points of Elo, each with the interval that holds it in 95 of 100 tournaments`
      : `${title}: ${count} Spiele, Startzahl ${from}; Wertungen in Elo-Punkten, je mit dem Intervall, in dem sie in 95 von 100 Turnieren liegen`;
  return [
    head,
    ...players.map((player, index) => `${String(index + 1)}. ${standingText(player, language)}`),
    ...pairs.map((pair) => pairText(pair, language)),
    ...players.map(({ name, conduct }) => conductText(name, conduct, language)),
  ].join('\n');
}

function standingText(
  { name, games, points, rating, forfeits }: Standing,
  language: Language,
): string {
  const [of, scored] = [String(games), String(points)];
  const rated = rating === null ? '' : ` ${estimateText(rating, elo)}:`;
  const given = String(forfeits);
  return language === 'en'
    ? `${name}${rated} ${scored} points of ${of}, ${given} forfeited`
    : `${name}${rated} ${scored} Punkte von ${of}, ${given} kampflos verloren`;
}

const VERDICTS: Readonly<Record<Language, Readonly<Record<'first' | 'second' | 'open', string>>>> =
  {
    en: { first: 'the lower holds', second: 'the higher holds', open: 'not decided' },
    de: { first: 'der untere gilt', second: 'der obere gilt', open: 'nicht entschieden' },
  };

function pairText({ players, won, drawn, score, sprt }: PairStanding, language: Language): string {
  const [first, second] = players;
  const share = score === null ? '' : `, ${estimateText(score, percent)}`;
  const text = `${first} – ${second}: ${String(won[0])}:${String(won[1])} (=${String(drawn)})${share}`;
  if (sprt === null) return text;
  const [low, high] = sprt.scores.map(percent);
  const word = language === 'en' ? 'or' : 'oder';
  const verdict = VERDICTS[language][sprt.verdict];
  return `${text}; SPRT ${low ?? ''} ${word} ${high ?? ''}: ${verdict} (${sprt.ratio.toFixed(2)})`;
}

function estimateText({ value, low, high }: Estimate, format: (value: number) => string): string {
  return `${format(value)} (${format(low)} … ${format(high)})`;
}

function elo(value: number): string {
  const whole = Math.round(value);
  return whole > 0 ? `+${String(whole)}` : String(whole === 0 ? 0 : whole);
}

function percent(value: number): string {
  return `${(100 * value).toFixed(1)} %`;
}

export function stoppedText(games: number, file: string | undefined, language: Language): string {
  const count = String(games);
  if (file === undefined) {
    return language === 'en'
      ? `Stopped after ${count} games; --results keeps them and goes on from there.`
      : `Abgebrochen nach ${count} Spielen; mit --results bleiben sie, und es geht dort weiter.`;
  }
  return language === 'en'
    ? `Stopped: ${count} games are kept in ${file}; the same command goes on from there.`
    : `Abgebrochen: ${count} Spiele bleiben in ${file}; derselbe Befehl macht dort weiter.`;
}

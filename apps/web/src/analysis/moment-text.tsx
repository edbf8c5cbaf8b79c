import type { ReactElement, ReactNode } from 'react';
import type { Analysis, Decided, Moment } from '@bannerfield/bots/analysis-report';
import { Button, type GraphPoint } from '@bannerfield/ui';
import { favoured, interval, moveOf, sideOf, whatHappened, type Told } from './story.ts';
import { analysisWords, percent, signed } from './words.ts';

interface MomentTextProps {
  readonly told: Told;
  readonly analysis: Analysis;
  readonly points: readonly GraphPoint[];
  readonly picked: number;
  /** What can be done from here. */
  readonly children: ReactNode;
  onPick(index: number): void;
}

/** One moment in words: what happened, what was better, what it changed. */
export function MomentText(props: MomentTextProps): ReactElement | null {
  const { told, analysis, points, picked, children, onPick } = props;
  const { language } = told.reader;
  const words = analysisWords(language);
  const { Sentence } = told.parts.face;
  const moment = analysis.moments[picked];
  if (moment === undefined) return null;
  const isMarked = (index: number): boolean =>
    points[index]?.mark !== null || index === analysis.turningPoint;
  const marks = [...points.keys()].filter(isMarked);
  const previous = marks.findLast((index) => index < picked);
  const next = marks.find((index) => index > picked);
  return (
    <section className="analysis__moment" aria-live="polite">
      <p className="quiet">{words.step(picked + 1, analysis.moments.length)}</p>
      <p className="analysis__what">
        <Sentence text={whatHappened(told, moment)} language={language} />
      </p>
      {sentencesOf(told, moment).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="actions">
        <Step icon="back" text={words.previous} to={previous} onPick={onPick} />
        <Step icon="forward" text={words.next} to={next} onPick={onPick} />
        {children}
      </div>
    </section>
  );
}

interface StepProps {
  readonly icon: 'back' | 'forward';
  readonly text: string;
  readonly to: number | undefined;
  onPick(index: number): void;
}

function Step({ icon, text, to, onPick }: StepProps): ReactElement {
  return (
    <Button
      icon={icon}
      aria-label={text}
      aria-disabled={to === undefined}
      onClick={() => {
        if (to !== undefined) onPick(to);
      }}
    />
  );
}

function sentencesOf(told: Told, moment: Moment): string[] {
  const { language, names } = told.reader;
  const words = analysisWords(language);
  const seat = moment.kind === 'decision' ? moment.seat : favoured(moment);
  const [before, after] = [moment.before, moment.after].map((each) => percent(sideOf(seat, each)));
  const went = words.went(names[seat], before ?? '', after ?? '');
  if (moment.kind === 'decision') return [...choiceSentences(told, moment), went];
  const [luck, low, high] = interval(seat, moment);
  return [words.luck(names[seat], signed(luck), signed(low), signed(high)), went];
}

function choiceSentences(told: Told, { at, seat, played, choice }: Decided): string[] {
  const { language, names } = told.reader;
  const words = analysisWords(language);
  if (choice === null) return [words.notWeighed];
  const { best, bestChance, playedChance, lost } = choice;
  const own = percent(playedChance.value);
  if (best === played || lost.value <= 0) return [words.fine(names[seat], own)];
  return [
    words.better(moveOf(told, at, best), percent(bestChance.value), own),
    words.gaveAway(names[seat], percent(lost.value), percent(lost.low), percent(lost.high)),
  ];
}

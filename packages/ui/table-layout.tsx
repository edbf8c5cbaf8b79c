import { useEffect, useRef, useState, type ReactElement, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { HeraldryDefs } from './heraldry.tsx';
import { SpotWords, type MarkWords } from './spot.tsx';
import { useDrag } from './use-drag.ts';
import { useMedia } from './use-media.ts';
import { useMoves } from './use-moves.ts';
import { useRoving } from './use-roving.ts';
import './table-layout.css';

type Rail = 'log' | 'reference';
type Panel = Rail | 'board';

interface TableWords {
  readonly board: string;
  readonly hand: string;
  readonly log: string;
  readonly reference: string;
  readonly marks: MarkWords;
}

interface TableLayoutProps {
  /** Sides, score, clock and menu. */
  readonly strip: ReactNode;
  readonly board: ReactNode;
  readonly prompt: ReactNode;
  readonly hand: ReactNode;
  readonly log: ReactNode;
  readonly reference: ReactNode;
  readonly words: TableWords;
  /** What the places of all pieces follow from, always as many: when one changes, pieces move. */
  readonly position: readonly unknown[];
  /** Rails in which something has changed since they were looked at. */
  readonly news?: readonly Rail[];
  /** Escape: lets go of what is picked, one step a time. */
  onLetGo(): void;
  onLook?(panel: Panel): void;
}

/** Rails stand beside the board from here on; below, they are one swipe away. */
const DESK = '(min-width: 1180px)';

/**
 * The table: fits the screen from 360 × 640 up without scrolling the page. It is read and tabbed
 * through as one plays: what is asked, the hand, the board, and only then the rails.
 */
export function TableLayout(props: TableLayoutProps): ReactElement {
  const { words, news = [], onLetGo, onLook } = props;
  const { ref, onKeyDown } = useRoving(onLetGo);
  const isDesk = useMedia(DESK);
  const [folded, setFolded] = useState<readonly Rail[]>([]);
  useMoves(ref, [...props.position, isDesk, folded]);
  useDrag(ref);
  const pager = usePager(isDesk, onLook);

  function toggle(rail: Rail): void {
    if (!isDesk) pager.goTo(pager.shown === rail ? 'board' : rail);
    else if (folded.includes(rail)) setFolded(folded.filter((each) => each !== rail));
    else setFolded([...folded, rail]);
  }
  const isOpen = (rail: Rail) => (isDesk ? !folded.includes(rail) : pager.shown === rail);
  const railButton = (rail: Rail): ReactElement => (
    <RailButton
      rail={rail}
      name={words[rail]}
      isOpen={isOpen(rail)}
      isNew={news.includes(rail)}
      onPress={() => toggle(rail)}
    />
  );

  return (
    <div ref={ref} className="bf-table" data-folded={folded.join(' ')} onKeyDown={onKeyDown}>
      <HeraldryDefs />
      <SpotWords words={words.marks} />
      <header className="bf-table__strip">
        {props.strip}
        <div className="bf-table__rails">
          {railButton('log')}
          {railButton('reference')}
        </div>
      </header>
      <div className="bf-table__prompt">{props.prompt}</div>
      <section className="bf-table__hand bf-slate" aria-label={words.hand}>
        {props.hand}
      </section>
      <Pages {...props} pager={pager} />
    </div>
  );
}

/** The board between its rails. */
function Pages({
  board,
  log,
  reference,
  words,
  pager,
}: TableLayoutProps & { readonly pager: Pager }): ReactElement {
  return (
    <div className="bf-table__pages" ref={pager.ref} onScroll={pager.onScroll}>
      <main className="bf-table__board bf-slate" aria-label={words.board} data-region="board">
        {board}
      </main>
      <section className="bf-table__rail" data-rail="log" aria-label={words.log} tabIndex={0}>
        {log}
      </section>
      <section
        className="bf-table__rail"
        data-rail="reference"
        aria-label={words.reference}
        tabIndex={0}
      >
        {reference}
      </section>
    </div>
  );
}

interface RailButtonProps {
  readonly rail: Rail;
  readonly name: string;
  readonly isOpen: boolean;
  readonly isNew: boolean;
  onPress(): void;
}

function RailButton({ rail, name, isOpen, isNew, onPress }: RailButtonProps): ReactElement {
  return (
    <Button
      icon={rail}
      look="plain"
      aria-label={name}
      aria-pressed={isOpen}
      data-news={isNew && !isOpen}
      onClick={onPress}
    />
  );
}

interface Pager {
  readonly ref: (element: HTMLElement | null) => void;
  readonly shown: Panel;
  goTo(panel: Panel): void;
  onScroll(): void;
}

const PANELS: readonly Panel[] = ['log', 'board', 'reference'];

/** Three panels side by side, one of them shown; begins at the board. */
function usePager(isDesk: boolean, onLook: ((panel: Panel) => void) | undefined): Pager {
  const element = useRef<HTMLElement | null>(null);
  const [shown, setShown] = useState<Panel>('board');
  const goTo = (panel: Panel, behavior: ScrollBehavior = 'smooth') => {
    const pages = element.current;
    pages?.scrollTo({ left: PANELS.indexOf(panel) * pages.clientWidth, behavior });
  };
  useEffect(() => {
    if (!isDesk) goTo('board', 'instant');
  }, [isDesk]);
  return {
    ref: (pages) => {
      element.current = pages;
    },
    shown,
    goTo,
    onScroll: () => {
      const pages = element.current;
      if (pages === null || isDesk) return;
      const now = PANELS[Math.round(pages.scrollLeft / pages.clientWidth)] ?? 'board';
      if (now === shown) return;
      setShown(now);
      onLook?.(now);
    },
  };
}

import { useEffect, useRef, type ReactElement, type ReactNode } from 'react';
import type { Choice, Spot } from './board.ts';
import { Button } from './button.tsx';
import { useTight } from './use-tight.ts';
import './prompt-bar.css';

interface PromptRefusal {
  readonly text: ReactNode;
  /** `R5.8`, or as the words have it. */
  readonly rule: string;
  /** Where that rule stands. */
  readonly href: string;
  /** Opens the rule without leaving the table; the link is for everyone else. */
  onFollow?(): void;
}

interface PromptBarProps {
  /** What the region is called. */
  readonly label: string;
  /** One sentence: what is asked. */
  readonly text: ReactNode;
  /** Of whom; null where the sentence says it. */
  readonly who?: string | null;
  readonly refusal: PromptRefusal | null;
  readonly choices: readonly Choice[];
  /** Where the refusal has its cause: it may be one of the choices. */
  readonly cause?: ReadonlySet<Spot>;
  /** It takes the focus when it comes, so that a reader hears it first. */
  readonly isFirst?: boolean;
  /** The program's own buttons: take back, hint. */
  readonly children?: ReactNode;
  onChoose(spot: Spot): void;
}

/**
 * The voice of the game. It is always at the same place and of the same height, but where it has more
 * to say than room: there it rises over the board, and moves nothing else.
 */
export function PromptBar(props: PromptBarProps): ReactElement {
  const { label, text, who = null, refusal, choices, cause, children, onChoose } = props;
  const { isFirst = false } = props;
  const ask = useRef<HTMLParagraphElement>(null);
  const says = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useTight(says, room);
  useEffect(() => {
    if (isFirst) ask.current?.focus({ preventScroll: true });
  }, [isFirst]);
  return (
    <div ref={room} className="bf-prompt-room">
      <section className="bf-prompt" aria-label={label} data-refused={refusal !== null}>
        <div ref={says} className="bf-prompt__says">
          <p
            ref={ask}
            className="bf-prompt__ask"
            role="status"
            tabIndex={-1}
            hidden={refusal !== null}
          >
            {who === null ? null : <b className="bf-prompt__who">{who} </b>}
            {text}
          </p>
          <p className="bf-prompt__refusal" role="alert">
            {refusal === null ? null : <RefusalText refusal={refusal} />}
          </p>
        </div>
        <div className="bf-prompt__choices">
          {choices.map(({ spot, label: words }) => (
            <Button
              key={spot}
              look="main"
              data-choice={spot}
              data-marks={cause?.has(spot) === true ? 'cause' : undefined}
              aria-describedby={cause?.has(spot) === true ? 'bf-is-cause' : undefined}
              onClick={() => onChoose(spot)}
            >
              {words}
            </Button>
          ))}
          {children}
        </div>
      </section>
    </div>
  );
}

function RefusalText({ refusal }: { readonly refusal: PromptRefusal }): ReactElement {
  const { text, rule, href, onFollow } = refusal;
  return (
    <>
      {text}{' '}
      <a
        className="bf-prompt__rule"
        href={href}
        onClick={(event) => {
          if (onFollow === undefined) return;
          event.preventDefault();
          onFollow();
        }}
      >
        {rule}
      </a>
    </>
  );
}

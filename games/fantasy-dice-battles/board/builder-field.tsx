import type { ReactElement } from 'react';
import { cutOf, marksOf, SpotButton } from '@bannerfield/ui';
import { atSpace } from '../rules/refusals.ts';
import { BATTALIONS, HERO, spaceAt, WIDTH, type Space, type Tile } from '../rules/state.ts';
import { distinct } from '../rules/tiles.ts';
import type { Building, MusterProps } from './muster-props.ts';
import { spaceName, tileName, tileNames } from './names.ts';
import { Crown, Piece } from './piece.tsx';
import { RESERVE } from './pointing.ts';
import { wordsIn } from './words.ts';

type Props = MusterProps & Building;

const ROWS = [[0, 1, 2], [3, 4], [HERO]] as const;

/** One's own three triangles, as they will stand, and who waits beside them. */
export function BuilderField(props: Props): ReactElement {
  const { view, isOne } = props;
  const shown = isOne ? [view] : BATTALIONS;
  return (
    <div className="fdb-builder__field">
      {shown.map((battalion) => (
        <Triangle key={battalion} {...props} battalion={battalion} />
      ))}
      {isOne ? (
        <div className="fdb-minis fdb-minis--builder">
          {BATTALIONS.filter((battalion) => battalion !== view).map((battalion) => (
            <MiniTriangle key={battalion} {...props} battalion={battalion} />
          ))}
        </div>
      ) : null}
      <Reserve {...props} />
    </div>
  );
}

type TriangleProps = Props & { readonly battalion: number };

function Triangle(props: TriangleProps): ReactElement {
  const { battalion, language } = props;
  const words = wordsIn(language);
  return (
    <section className="fdb-triangle" aria-label={words.battalion(battalion + 1)}>
      <h3 aria-hidden="true">{words.battalion(battalion + 1)}</h3>
      {ROWS.map((slots) => (
        <div key={slots.length} className="fdb-row">
          {slots.map((slot) => (
            <BuilderSpace key={slot} {...props} at={spaceAt(battalion, slot)} />
          ))}
        </div>
      ))}
    </section>
  );
}

function BuilderSpace(props: TriangleProps & { readonly at: Space }): ReactElement {
  const { at, army, language, held, seat, table } = props;
  const words = wordsIn(language);
  const tile = army.spaces[at] ?? null;
  const spot = atSpace(at);
  const isHeld = held?.kind === 'space' && held.at === at;
  const who = tile === null ? words.empty : tileName(table.edition, tile, language);
  return (
    <SpotButton
      spot={spot}
      name={`${spaceName(at, language)}: ${who}`}
      marks={isHeld ? 'picked' : marksOf(props, spot)}
      className="fdb-space"
      moves={tile === null ? undefined : `piece:${seat}:${at}:${tile}`}
      onPick={() => props.onSpace(at)}
      onExplain={props.onExplain}
    >
      {tile === null ? (
        <span className="fdb-space__slot" aria-hidden="true">
          {at % WIDTH === HERO ? <Crown /> : null}
        </span>
      ) : (
        <Placed {...props} tile={tile} />
      )}
    </SpotButton>
  );
}

function Placed({
  table,
  seat,
  tile,
  language,
  badge = null,
}: Props & { readonly tile: Tile; readonly badge?: string | null }): ReactElement {
  const token = { tile, wounds: 0, poison: 0, blocked: 0 };
  return (
    <Piece edition={table.edition} token={token} seat={seat} language={language} badge={badge} />
  );
}

/** Units beyond the fifteen: they wait, and come in where a space falls empty. */
function Reserve(props: Props): ReactElement {
  const { army, table, language, held } = props;
  const words = wordsIn(language);
  const { reserve } = army;
  const who = reserve.length === 0 ? words.nobody : tileNames(table.edition, reserve, language);
  return (
    <div className="fdb-builder__reserve">
      <SpotButton
        spot={RESERVE}
        name={`${words.reinforcements}: ${who}`}
        marks={marksOf(props, RESERVE)}
        className="fdb-lane"
        onPick={() => props.onReserve(null)}
        onExplain={props.onExplain}
      >
        <span className="fdb-lane__title" aria-hidden="true">
          {words.reinforcements}
        </span>
      </SpotButton>
      {distinct(reserve).map((tile) => {
        const count = reserve.filter((each) => each === tile).length;
        const isHeld = held?.kind === 'reserve' && held.tile === tile;
        return (
          <SpotButton
            key={tile}
            spot={`waiting:${tile}`}
            name={tileNames(table.edition, Array<Tile>(count).fill(tile), language)}
            marks={isHeld ? 'picked' : ''}
            className="fdb-space"
            onPick={() => props.onReserve(tile)}
            onExplain={props.onExplain}
          >
            <Placed {...props} tile={tile} badge={count > 1 ? `×${count}` : null} />
          </SpotButton>
        );
      })}
    </div>
  );
}

/** A battalion that is not in view, and how much of it stands. */
function MiniTriangle(props: TriangleProps): ReactElement {
  const { battalion, army, language, targets, seat } = props;
  const words = wordsIn(language);
  const spaces = Array.from({ length: WIDTH }, (_, slot) => spaceAt(battalion, slot));
  const empty = spaces.filter((at) => army.spaces[at] === null).length;
  const isTarget = spaces.some((at) => targets.has(atSpace(at)));
  return (
    <SpotButton
      spot={`battalion:${battalion + 1}`}
      name={`${words.battalion(battalion + 1)}: ${words.muster.emptySpaces(empty)}`}
      marks={isTarget ? 'target' : ''}
      className="fdb-mini"
      onPick={() => props.onView(battalion)}
    >
      <span className="fdb-mini__number" aria-hidden="true">
        {battalion + 1}
      </span>
      <span className="fdb-mini__half" data-cut={cutOf(seat)} aria-hidden="true">
        {ROWS.map((slots) => (
          <span key={slots.length} className="fdb-mini__row">
            {slots.map((slot) => (
              <span
                key={slot}
                className="fdb-mini__piece"
                data-hero={slot === HERO}
                data-is={army.spaces[spaceAt(battalion, slot)] === null ? 'gone' : 'whole'}
              />
            ))}
          </span>
        ))}
      </span>
    </SpotButton>
  );
}

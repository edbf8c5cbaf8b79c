import { useEffect, useMemo, useRef, useState, type ReactElement } from 'react';
import { Button, useMedia } from '@bannerfield/ui';
import { HERO, slotOf, type Action, type Space, type Tile } from '../rules/state.ts';
import {
  filling,
  legalDeploys,
  tileOf,
  withMoved,
  withoutPlaced,
  type Deploy,
  type Placed,
} from './army-draft.ts';
import { ArmyTools } from './army-tools.tsx';
import { BuilderField } from './builder-field.tsx';
import { ONE_AT_A_TIME } from './field.tsx';
import type { Building, MusterProps } from './muster-props.ts';
import { spaceName, tileName } from './names.ts';
import { RESERVE, spotOfTile, tileAt } from './pointing.ts';
import { needsOf } from '../rules/needs.ts';
import { atSpace } from '../rules/refusals.ts';
import { NeedsText } from './needs-text.tsx';
import { Tray } from './tray.tsx';
import { wordsIn } from './words.ts';

/** An army of one's own, unit by unit: what there is, where it may stand, what is missing. */
export function Builder(props: MusterProps): ReactElement {
  const { army, table, seat, language, draft } = props;
  const words = wordsIn(language).muster;
  const legal = useMemo(
    () => (draft === null ? [] : legalDeploys(table, seat, army)),
    [table, seat, army, draft],
  );
  const building = useBuilding(props, legal);
  const needs = useMemo(() => needsOf(table.edition, army), [table, army]);
  return (
    <div className="fdb-builder" data-one={building.isOne}>
      <NeedsText needs={needs} edition={table.edition} language={language} />
      <BuilderField {...props} {...building} />
      <div className="fdb-builder__tools">
        <Held {...props} building={building} />
        {draft === null ? null : (
          <>
            {needs.spaces + needs.heroes === 0 ? null : (
              <Button
                icon="plus"
                onClick={() => draft.replace([...draft.actions, ...filling(table, seat, army)])}
              >
                {words.fill}
              </Button>
            )}
            <ArmyTools {...props} />
            <Button
              icon="undo"
              look="plain"
              aria-label={words.clear}
              onClick={() => draft.replace([])}
            />
          </>
        )}
      </div>
      <Tray {...props} {...building} legal={legal} />
    </div>
  );
}

/** What can be done with what is held. */
function Held({
  building,
  ...props
}: MusterProps & { readonly building: Building }): ReactElement | null {
  const { army, table, language, draft } = props;
  const { held } = building;
  const words = wordsIn(language).muster;
  if (held === null || draft === null) return null;
  const tile = tileOf(army, held);
  if (tile === null) {
    return held.kind === 'space' ? (
      <span className="fdb-builder__held">{words.forSpace(spaceName(held.at, language))}</span>
    ) : null;
  }
  return (
    <Button icon="close" onClick={() => draft.replace(withoutPlaced(draft.actions, held))}>
      {words.remove(tileName(table.edition, tile, language))}
    </Button>
  );
}

function useBuilding(props: MusterProps, legal: readonly Deploy[]): Building {
  const { picked, onPick, army } = props;
  const isOne = useMedia(ONE_AT_A_TIME);
  const [held, setHeld] = useState<Placed | null>(null);
  const [view, setView] = useState(0);
  const unit = tileAt('unit', picked[0]);
  const keepPicked = useSticky(props);
  const letGo = (): void => {
    if (unit !== null) onPick(spotOfTile('unit', unit));
  };
  const placeAt = (spot: string): void => {
    keepPicked(unit);
    onPick(spot);
  };
  return {
    held: unit === null ? held : null,
    view,
    isOne,
    onView: setView,
    onSpace: (at) => {
      const isEmpty = army.spaces[at] === null;
      if (unit !== null && isEmpty) placeAt(atSpace(at));
      else if (unit !== null) {
        letGo();
        setHeld({ kind: 'space', at });
      } else setHeld(move(props, held, at));
    },
    onReserve: (tile) => {
      if (unit !== null) placeAt(RESERVE);
      else if (tile === null) setHeld(move(props, held, null));
      else setHeld({ kind: 'reserve', tile });
    },
    onUnit: (tile) => {
      const space = held?.kind === 'space' && army.spaces[held.at] === null ? held.at : null;
      const fits = legal.some((each) => each.tile === tile && each.to === space);
      setHeld(null);
      if (unit !== null || space === null || !fits) onPick(spotOfTile('unit', tile));
      else setHeld(placeThere(props, { type: 'deploy', tile, to: space }));
    },
  };
}

/** Whoever places a unit mostly places another of its kind: it stays picked. */
function useSticky({ army, picked, targets, onPick }: MusterProps): (unit: Tile | null) => void {
  const last = useRef<Tile | null>(null);
  const before = useRef(army);
  useEffect(() => {
    if (before.current === army) return;
    before.current = army;
    const spot = last.current === null ? null : spotOfTile('unit', last.current);
    last.current = null;
    if (spot !== null && picked.length === 0 && targets.has(spot)) onPick(spot);
  });
  return (unit) => {
    last.current = unit;
  };
}

/** Moves what is held to another space, or changes places with who stands there. */
function move(
  { table, army, draft }: MusterProps,
  held: Placed | null,
  to: Space | null,
): Placed | null {
  const there: Placed | null = to === null ? null : { kind: 'space', at: to };
  const isSame = held?.kind === 'space' && held.at === to;
  if (isSame) return null;
  if (held === null || draft === null || tileOf(army, held) === null) return there;
  const moved = withMoved(table.edition, army, draft.actions, held, to);
  if (moved === null) return there;
  draft.replace(moved);
  return null;
}

/** Then the next empty space of the battalion is looked at, so that one can go on. */
function placeThere({ army, draft }: MusterProps, deploy: Action & Deploy): Placed | null {
  draft?.replace([...draft.actions, deploy]);
  const at = deploy.to ?? 0;
  const others = Array.from({ length: HERO + 1 }, (_, slot) => at - slotOf(at) + slot);
  const next = others.find((space) => space !== at && army.spaces[space] === null);
  return next === undefined ? null : { kind: 'space', at: next };
}

import type { ReactElement } from 'react';
import { Button, Mark, marksOf, SpotButton } from '@bannerfield/ui';
import { readyArmy, type Army } from '../rules/army.ts';
import { HERO, spaceAt, BATTALIONS, type Action } from '../rules/state.ts';
import { tileInfo } from '../rules/tiles.ts';
import type { Roster } from '../rules/values.ts';
import { actionsFor } from './army-draft.ts';
import { ArmyTools } from './army-tools.tsx';
import { markOf } from './card-face.ts';
import type { MusterProps } from './muster-props.ts';
import { wordsIn } from './words.ts';

interface StartProps extends MusterProps {
  /** Moves of an army that was begun and given up. */
  readonly begun: readonly Action[];
}

/** Which army: a ready one, one's own, or one that was kept. */
export function MusterStart(props: StartProps): ReactElement {
  const { table, language, draft, begun } = props;
  const words = wordsIn(language).muster;
  const { armies, factions } = table.edition;
  const units = begun.filter(({ type }) => type === 'deploy').length;
  return (
    <div className="fdb-start">
      <h2>{words.ready}</h2>
      <div className="fdb-start__armies">
        {armies.map(({ id }) => (
          <ReadyArmy key={id} {...props} id={id} />
        ))}
      </div>
      <h2>{words.own}</h2>
      <div className="fdb-start__factions">
        {factions.map(({ id, name }) => (
          <SpotButton
            key={id}
            spot={`faction:${id}`}
            name={words.faction(name[language])}
            marks={marksOf(props, `faction:${id}`)}
            className="fdb-start__faction"
            onPick={props.onPick}
          >
            <span aria-hidden="true">{words.faction(name[language])}</span>
          </SpotButton>
        ))}
        {draft === null || units === 0 ? null : (
          <Button icon="undo" onClick={() => draft.replace(begun)}>
            {words.goOn(units)}
          </Button>
        )}
        <ArmyTools {...props} />
      </div>
    </div>
  );
}

function ReadyArmy(props: StartProps & { readonly id: string }): ReactElement | null {
  const { id, table, language, draft } = props;
  const words = wordsIn(language).muster;
  const { edition } = table;
  const army = readyArmy(edition, id);
  const name = edition.armies.find((each) => each.id === id)?.name[language] ?? id;
  if (army === null) return null;
  const spot = `army:${id}`;
  return (
    <div className="fdb-start__army">
      <SpotButton
        spot={spot}
        name={words.take(name)}
        marks={marksOf(props, spot)}
        className="fdb-start__take bf-paper"
        onPick={props.onPick}
        onExplain={props.onExplain}
      >
        <span className="fdb-start__name" aria-hidden="true">
          {name}
        </span>
        <Heroes edition={edition} army={army} />
      </SpotButton>
      {draft === null ? null : (
        <Button
          look="plain"
          aria-label={words.change(name)}
          icon="swap"
          onClick={() => draft.replace(actionsFor(edition, army))}
        />
      )}
    </div>
  );
}

/** By its heroes an army is known at a glance. */
function Heroes({
  edition,
  army,
}: {
  readonly edition: Roster;
  readonly army: Army;
}): ReactElement {
  const heroes = BATTALIONS.map((battalion) => army.spaces[spaceAt(battalion, HERO)] ?? 0);
  return (
    <span className="fdb-start__heroes" aria-hidden="true">
      {heroes.map((tile) => (
        <Mark key={tile} of={markOf(tileInfo(edition, tile))} />
      ))}
    </span>
  );
}

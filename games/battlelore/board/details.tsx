import type { ReactElement } from 'react';
import type { DetailsProps } from '@bannerfield/ui';
import { commandName, loreName } from '../names.ts';
import type { Hex } from '../rules/board.ts';
import { LORE_CARDS } from '../rules/data.ts';
import { boldOf, isGoblin, isSupported } from '../rules/morale.ts';
import { limitsOf } from '../rules/reach.ts';
import { kindOf, unitAt, type BattleLore, type Unit } from '../rules/state.ts';
import { boldnessOf } from '../rules/terrain.ts';
import { CommandFront, LoreFront } from './card-face.tsx';
import {
  commandText,
  neighboursText,
  sectionNames,
  terrainAt,
  terrainNames,
  unitText,
  weaponText,
} from './names.ts';
import { cardAtSpot, hexAtSpot, loreAtSpot } from './pointing.ts';
import { reachText } from './tell.ts';
import { troopOf } from './troop.ts';
import { wordsIn } from './words.ts';
import './details.css';

type Props = DetailsProps<BattleLore>;

/** What there is to see at a spot, in full. */
export function Details(props: Props): ReactElement | null {
  const { spot } = props;
  const hex = hexAtSpot(spot);
  if (hex !== null) return <HexDetails {...props} hex={hex} />;
  const lore = loreAtSpot(spot);
  if (lore !== null) return <LoreDetails {...props} card={lore} />;
  const card = cardAtSpot(spot);
  return card === null ? null : <CommandDetails {...props} card={card} />;
}

function CommandDetails({
  card,
  language,
  table,
}: Props & { readonly card: number }): ReactElement {
  const words = wordsIn(language);
  const command = String(table.handSizes[table.active]);
  return (
    <div className="lore-details__card">
      <span className="bf-card bf-paper lore-card">
        <CommandFront card={card} count={1} language={language} />
      </span>
      <p>
        <b>{commandName(card, language)}</b>: {commandText(card, words).replace('COMMAND', command)}
      </p>
    </div>
  );
}

function LoreDetails({ card, language }: Props & { readonly card: number }): ReactElement {
  const words = wordsIn(language);
  return (
    <div className="lore-details__card">
      <span className="bf-card bf-paper lore-card lore-card--lore">
        <LoreFront card={card} language={language} />
      </span>
      <p>
        <b>{loreName(card, language)}</b>: {words.lore[LORE_CARDS[card]?.id ?? '']}
      </p>
    </div>
  );
}

/** Terrain, unit, what it could do, and what lies around. */
function HexDetails(props: Props & { readonly hex: Hex }): ReactElement {
  const { hex, table, language } = props;
  const words = wordsIn(language);
  const unit = unitAt(table, hex);
  const places = [...sectionNames(props, hex), ...terrainNames(table, hex, words)];
  return (
    <div className="lore-details">
      <p>{places.join(', ')}.</p>
      {terrainAt(table, hex).map((id) => (
        <p key={id}>{words.terrainDoes[id]}</p>
      ))}
      {unit === null ? null : <UnitDetails {...props} unit={unit} />}
      <section>
        <h3>{words.details.neighbours}</h3>
        <ul>
          {neighboursText(props, hex).map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function UnitDetails(props: Props & { readonly unit: Unit }): ReactElement {
  const { unit, table, language } = props;
  const words = wordsIn(language);
  const { weapon } = kindOf(unit);
  const { fight, far } = limitsOf(table, unit);
  return (
    <section>
      <p>
        <b>{unitText(props, unit)}.</b>
      </p>
      <p>{words.details.moves(fight, far, troopOf(unit.kind).dice)}</p>
      <p>
        {words.weapons[weapon]}: {weaponText(table, weapon, words)}
      </p>
      <p>
        <b>{words.details.morale}:</b> {moraleOf(props)}
      </p>
      <h3>{words.details.reach}</h3>
      <p>{reachText(props, unit.hex)}</p>
    </section>
  );
}

/** How many flags it may ignore, and for what. */
function moraleOf({ unit, table, language }: Props & { readonly unit: Unit }): string {
  const words = wordsIn(language);
  const bold = boldOf(table, unit, null);
  const sources = [
    ...(isSupported(table, unit) ? [words.details.fromSupport] : []),
    ...(boldnessOf(table, unit.hex) > 0 ? [words.details.fromTerrain] : []),
  ];
  const race = bold > (isSupported(table, unit) ? 1 : 0) + boldnessOf(table, unit.hex);
  if (race) sources.push(words.details.fromRace);
  const runs = isGoblin(table, unit) ? ` ${words.runs}.` : '';
  if (bold === 0) return runs === '' ? words.details.normal : runs.trim();
  return `${words.bold(bold)} (${words.list(sources)}).${runs}`;
}

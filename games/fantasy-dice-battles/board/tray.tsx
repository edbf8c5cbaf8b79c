import type { ReactElement } from 'react';
import { Mark, marksOf, SpotButton } from '@bannerfield/ui';
import { countOf } from '../rules/army.ts';
import type { Tile } from '../rules/state.ts';
import { costOf, tileInfo } from '../rules/tiles.ts';
import { isFor, type Deploy } from './army-draft.ts';
import { markOf } from './card-face.ts';
import type { Building, MusterProps } from './muster-props.ts';
import { Crown } from './piece.tsx';
import { spotOfTile } from './pointing.ts';
import { wordsIn } from './words.ts';

type TrayProps = MusterProps & Building & { readonly legal: readonly Deploy[] };

/** All kinds of units and heroes of the faction that may stand where one looks. */
export function Tray(props: TrayProps): ReactElement {
  const { table, army, held, language } = props;
  const words = wordsIn(language);
  const tiles = table.edition.tiles.flatMap(({ faction }, tile) =>
    faction === army.faction && isFor(table.edition, army, held, tile) ? [tile] : [],
  );
  return (
    <div className="fdb-tray-box" data-region="tray" role="group" aria-label={words.muster.units}>
      {tiles.map((tile) => (
        <Kind key={tile} {...props} tile={tile} />
      ))}
    </div>
  );
}

function Kind(props: TrayProps & { readonly tile: Tile }): ReactElement {
  const { tile, table, army, legal, language, onUnit, onExplain } = props;
  const { edition } = table;
  const words = wordsIn(language);
  const info = tileInfo(edition, tile);
  const spot = spotOfTile('unit', tile);
  const left = info.copies - countOf([...army.spaces, ...army.reserve], tile);
  const cost = costOf(edition, info);
  const price = info.hero ? words.levels[0] : words.points(cost);
  const canBeHad = legal.some((each) => each.tile === tile);
  return (
    <SpotButton
      spot={spot}
      name={`${info.name[language]}, ${price ?? ''}, ${words.muster.left(left)}`}
      marks={`${marksOf(props, spot)} ${canBeHad ? '' : 'disabled'}`}
      className="fdb-kind bf-paper"
      onPick={() => onUnit(tile)}
      onExplain={onExplain}
    >
      <span className="fdb-kind__face" aria-hidden="true" data-hero={info.hero}>
        <Mark of={markOf(info)} />
        <span className="fdb-kind__name">{info.name[language]}</span>
        <span className="fdb-kind__cost">{info.hero ? <Crown /> : cost}</span>
        <span className="fdb-kind__left">×{left}</span>
      </span>
    </SpotButton>
  );
}

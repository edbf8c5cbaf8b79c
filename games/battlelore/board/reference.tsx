import type { ReactElement } from 'react';
import { Charge, Mark, type BoardProps } from '@bannerfield/ui';
import { commandName, unitName } from '../names.ts';
import { ALL_HEXES } from '../rules/board.ts';
import { FOOT_FIGURES, MOUNTED_FIGURES, UNITS, type WeaponId } from '../rules/data.ts';
import type { BattleLore, Table } from '../rules/state.ts';
import type { BoardWords } from './board-words.ts';
import { markOfUnit, TINCTURE } from './marks.ts';
import { terrainAt, weaponText } from './names.ts';
import { troopOf } from './troop.ts';
import { wordsIn } from './words.ts';
import './reference.css';

type Props = BoardProps<BattleLore>;

/** Units, weapons and terrain that are met here, the die, cards played, and the keys of the field. */
export function Reference({ table, language }: Props): ReactElement {
  const words = wordsIn(language);
  const kinds = UNITS.map((_, kind) => kind).filter((kind) =>
    table.units.some((unit) => unit.kind === kind),
  );
  return (
    <div className="lore-reference">
      <section>
        <h2>{words.reference.units}</h2>
        <Units kinds={kinds} {...{ words, language }} />
      </section>
      <Pairs title={words.reference.weapons} pairs={weaponPairs(kinds, table, words)} />
      <Pairs title={words.reference.terrain} pairs={terrainPairs(table, words)} />
      <Pairs title={words.reference.die} pairs={words.reference.dieFaces} />
      <section>
        <h2>{words.reference.discards}</h2>
        <p>
          {table.discards.length === 0
            ? words.reference.noDiscards
            : table.discards.map((card) => commandName(card, language)).join(', ')}
        </p>
      </section>
      <Pairs title={words.keysTitle} pairs={words.keys} />
    </div>
  );
}

interface UnitsProps extends Pick<Props, 'language'> {
  readonly kinds: readonly number[];
  readonly words: BoardWords;
}

function Units({ kinds, words: { reference, banner }, language }: UnitsProps): ReactElement {
  return (
    <table className="lore-units">
      <thead>
        <tr>
          <th scope="col">{reference.unit}</th>
          <th scope="col">{reference.moves}</th>
          <th scope="col">{reference.dice}</th>
          <th scope="col">{reference.figures}</th>
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => {
          const { fight, far, dice } = troopOf(kind);
          const info = UNITS[kind];
          if (info === undefined) return null;
          return (
            <tr key={kind}>
              <th scope="row">
                <Mark of={markOfUnit(kind)} />
                <span data-tincture={TINCTURE[info.banner]}>
                  <Charge tincture={TINCTURE[info.banner]} />
                </span>
                {unitName(kind, language)}
                <span className="bf-hidden">, {banner[info.banner]}</span>
              </th>
              <td>{far > fight ? `${String(fight)} (${String(far)})` : fight}</td>
              <td>{dice}</td>
              <td>{info.mounted ? MOUNTED_FIGURES : FOOT_FIGURES}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

type Pair = readonly [string, string];

function weaponPairs(kinds: readonly number[], table: Readonly<Table>, words: BoardWords): Pair[] {
  const weapons = new Set(
    kinds.flatMap((kind): WeaponId[] => [UNITS[kind]?.weapon ?? 'short-sword']),
  );
  return [...weapons].map((id) => [words.weapons[id] ?? id, weaponText(table, id, words)]);
}

function terrainPairs(table: Readonly<Table>, words: BoardWords): Pair[] {
  const met = new Set(ALL_HEXES.flatMap((hex) => terrainAt(table, hex)));
  return [...met].map((id) => [words.terrain[id] ?? id, words.terrainDoes[id] ?? '']);
}

interface PairsProps {
  readonly title: string;
  readonly pairs: readonly Pair[];
}

function Pairs({ title, pairs }: PairsProps): ReactElement {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {pairs.map(([term, does]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

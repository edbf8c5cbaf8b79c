import type { ReactElement } from 'react';
import type { Language } from '@bannerfield/kernel';
import { Card } from '@bannerfield/ui';
import type { Tile } from '../rules/state.ts';
import { costOf, tileInfo } from '../rules/tiles.ts';
import { SLOTS, type Roster } from '../rules/values.ts';
import { faceOf } from './card-face.ts';
import { cardLines } from './names.ts';
import { wordsIn } from './words.ts';
import './card-text.css';

interface CardTextProps {
  readonly edition: Roster;
  readonly tile: Tile;
  readonly language: Language;
}

/** A card, and all that is printed on it and on its tile, in words. */
export function CardText({ edition, tile, language }: CardTextProps): ReactElement {
  const words = wordsIn(language);
  const info = tileInfo(edition, tile);
  const level = words.levels[info.level] ?? '';
  const price = info.hero ? level : `${level}, ${words.points(costOf(edition, info))}`;
  const places = SLOTS.flatMap((slot, index) =>
    info.places.includes(slot) ? (words.slots[index] ?? []) : [],
  );
  return (
    <div className="fdb-card-text">
      <Card face={faceOf(edition, tile, language)} />
      <div>
        <p className="fdb-card-text__title">{info.name[language]}</p>
        <p>
          {price}; {words.morale(info.morale)}, {words.armour[info.armour]}
        </p>
        <p>
          {words.places}: {places.join(', ')}
        </p>
        {cardLines(edition, info, language).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </div>
  );
}

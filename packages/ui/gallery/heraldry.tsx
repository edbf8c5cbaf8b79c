import type { ReactElement } from 'react';
import { Charge, Hatch, type Ground } from '../heraldry.tsx';
import { TINCTURES } from '../tinctures.ts';
import { Piece, Section } from './piece.tsx';

const GROUNDS: readonly Ground[] = ['paper', 'slate'];
const SIZES = [12, 14, 16, 20, 26, 34] as const;

export function HeraldryPieces(): ReactElement {
  return (
    <>
      <Section title="Tinctures, hatchings, charges">
        {GROUNDS.map((ground) => (
          <div key={ground} className={`bf-gallery__row bf-${ground} bf-gallery__ground`}>
            {TINCTURES.map((tincture) => (
              <Piece key={tincture} state={tincture}>
                <div className="bf-gallery__tincture" data-tincture={tincture}>
                  <Hatch tincture={tincture} ground={ground} />
                  <Charge tincture={tincture} />
                </div>
              </Piece>
            ))}
          </div>
        ))}
      </Section>
      <Section title="Type">
        {SIZES.map((size) => (
          <p key={size} className="bf-gallery__type" style={{ fontSize: size }}>
            <span className="bf-gallery__serif">Banner field 0123456789</span> {size} px, and so on
          </p>
        ))}
      </Section>
    </>
  );
}

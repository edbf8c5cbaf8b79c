import { useState, type CSSProperties, type ReactElement } from 'react';
import { Banner, Flag } from '../banner.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Die, type DieFace } from '../die.tsx';
import { Hand } from '../hand.tsx';
import { Pile } from '../pile.tsx';
import { TINCTURES } from '../tinctures.ts';
import { Token } from '../token.tsx';
import { Piece, Row, Section } from './piece.tsx';
import { LEADER, MARKS, PLAIN, WILD, drawing, nothing, sampleFace } from './samples.ts';

const WIDTHS = [28, 36, 46, 64, 92, 140] as const;
const COUNTS = [0, 1, 7, 9] as const;

const sized = (width: number): CSSProperties =>
  ({ '--card': `${width}px`, '--card-title': width >= 64 ? 'grid' : 'none' }) as CSSProperties;

export function CardPieces(): ReactElement {
  return (
    <>
      <SizePieces />
      <KindPieces />
      <StatePieces />
      <HandPieces />
      <PilePieces />
      <FlagPieces />
      <DicePieces />
      <TokenPieces />
    </>
  );
}

function SizePieces(): ReactElement {
  return (
    <Section title="Card: sizes">
      <Row isCloth>
        {WIDTHS.map((width) => (
          <Piece key={width} state={`${width} px`}>
            <div className="bf-gallery__row" style={sized(width)}>
              <Card face={sampleFace('gules', 10)} name="Red 10" />
              <Card face={sampleFace('azure', 8)} name="Blue 8" />
              <Card face={WILD} name="Shield Bearers" />
            </div>
          </Piece>
        ))}
      </Row>
    </Section>
  );
}

function KindPieces(): ReactElement {
  return (
    <Section title="Card: kinds">
      <Row isCloth>
        {TINCTURES.map((tincture, index) => (
          <Piece key={tincture} state={tincture}>
            <Card face={sampleFace(tincture, index + 5)} name={`${tincture} ${index + 5}`} />
          </Piece>
        ))}
        <Piece state="wild">
          <Card face={WILD} name="Shield Bearers" />
        </Piece>
        <Piece state="wild, any value">
          <Card face={LEADER} name="Alexander" />
        </Piece>
        <Piece state="no tincture">
          <Card face={PLAIN} name="Fog" />
        </Piece>
        <Piece state="back, first">
          <Card face={null} back="first" name="Card face down" />
        </Piece>
        <Piece state="back, second">
          <Card face={null} back="second" name="Card of the other deck face down" />
        </Piece>
        <Piece state="possible">
          <Card face={sampleFace('vert', 4)} name="Green 4" className="bf-card--ghost" />
        </Piece>
      </Row>
    </Section>
  );
}

function StatePieces(): ReactElement {
  return (
    <Section title="Card: states">
      <Row isCloth>
        {MARKS.map((mark) => (
          <Piece key={mark} state={mark === '' ? 'at rest' : mark}>
            <Card
              face={sampleFace('purpure', 7)}
              spot={`sample:${mark}`}
              name="Purple 7"
              marks={mark}
              onPick={nothing}
            />
          </Piece>
        ))}
      </Row>
    </Section>
  );
}

function HandPieces(): ReactElement {
  return (
    <Section title="Hand">
      {COUNTS.map((count) => (
        <Row key={count} isCloth>
          <div className="bf-gallery__hand">
            <Hand label={`Hand of ${count}`} count={count} empty="No card in hand.">
              {TINCTURES.concat(TINCTURES)
                .slice(0, count)
                .map((tincture, index) => (
                  <Card
                    key={`${tincture} ${index}`}
                    face={sampleFace(tincture, index + 1)}
                    spot={`hand:${count}:${index}`}
                    name={`${tincture} ${index + 1}`}
                    marks={index === 2 ? 'picked' : ''}
                    onPick={nothing}
                  />
                ))}
            </Hand>
          </div>
        </Row>
      ))}
    </Section>
  );
}

function PilePieces(): ReactElement {
  return (
    <Section title="Pile">
      <Row isCloth>
        {[46, 20, 3, 0].map((count) => (
          <Piece key={count} state={`${count} cards`}>
            <Pile
              spot={`pile:${count}`}
              name={`Deck of ${count}`}
              count={count}
              back={count > 10 ? 'first' : 'second'}
              marks={count === 20 ? 'target' : ''}
              onPick={nothing}
              onExplain={nothing}
            />
          </Piece>
        ))}
        <Piece state="face up">
          <Pile
            spot="pile:up"
            name="Discards"
            count={4}
            back="first"
            top={sampleFace('or', 3)}
            marks=""
            onPick={nothing}
            onExplain={nothing}
          />
        </Piece>
      </Row>
    </Section>
  );
}

function FlagPieces(): ReactElement {
  return (
    <Section title="Banner and flag">
      <Row isCloth>
        {(['square', 'swallowtail'] as const).map((cut) => (
          <Piece key={cut} state={cut}>
            <div className="bf-gallery__flag">
              <Banner cut={cut} />
            </div>
          </Piece>
        ))}
        {([null, 'square', 'swallowtail'] as const).map((owner) => (
          <Piece key={owner} state={owner ?? 'open'}>
            <div className="bf-gallery__flag">
              <Flag owner={owner} text="5" />
            </div>
          </Piece>
        ))}
      </Row>
    </Section>
  );
}

const PIPS: readonly DieFace[] = [
  { pips: 1 },
  { pips: 2 },
  { pips: 3 },
  { pips: 4 },
  { pips: 5 },
  { pips: 6 },
];
const SIGNS: readonly DieFace[] = [
  { charge: 'gules' },
  { charge: 'vert' },
  { charge: 'azure' },
  { mark: drawing('spartan-helmet') },
];

function DicePieces(): ReactElement {
  const [roll, setRoll] = useState<number | null>(null);
  return (
    <Section title="Die">
      <Row isCloth>
        {PIPS.map((_, index) => (
          <Die key={index} faces={PIPS} shows={index} name={`${index + 1}`} roll={roll} />
        ))}
        {SIGNS.map((_, index) => (
          <Die key={index} faces={SIGNS} shows={index} name={`Sign ${index + 1}`} roll={roll} />
        ))}
        {(['picked', 'changed', 'disabled'] as const).map((mark) => (
          <Piece key={mark} state={mark}>
            <Die faces={PIPS} shows={3} name="4" marks={mark} />
          </Piece>
        ))}
        <Button onClick={() => setRoll((roll ?? 0) + 1)}>Roll</Button>
      </Row>
    </Section>
  );
}

function TokenPieces(): ReactElement {
  return (
    <Section title="Token">
      <Row isCloth>
        {MARKS.map((mark) => (
          <Piece key={mark} state={mark === '' ? 'at rest' : mark}>
            <Token
              cut="square"
              mark={drawing('horse-head')}
              tincture="gules"
              count={3}
              marks={mark}
              name="Red cavalry, 3 figures"
            />
          </Piece>
        ))}
        <Piece state="swallow-tail">
          <Token
            cut="swallowtail"
            mark={drawing('elephant')}
            tincture="azure"
            name="Blue elephants"
          />
        </Piece>
        <Piece state="disabled">
          <Token
            cut="swallowtail"
            mark={drawing('chariot')}
            marks="disabled"
            name="Chariots, spent"
          />
        </Piece>
      </Row>
    </Section>
  );
}

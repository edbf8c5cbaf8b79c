import { useState, type ReactElement } from 'react';
import { Button, Curtain, HeraldryDefs, SpotWords } from './index.ts';
import { CardPieces } from './gallery/cards.tsx';
import { ControlPieces } from './gallery/controls.tsx';
import { HeraldryPieces } from './gallery/heraldry.tsx';
import { Section } from './gallery/piece.tsx';
import { MARK_WORDS } from './gallery/samples.ts';
import { TablePieces } from './gallery/table.tsx';
import './gallery/gallery.css';

/** Every piece of the kit in every state: looked at by people, axe and screenshots. */
export function Gallery(): ReactElement {
  const [isCurtainDown, setCurtainDown] = useState(false);
  if (isCurtainDown) {
    return (
      <Curtain
        seat={1}
        title="Hand over to Theodor"
        text="The table stays hidden until he says that he is there."
        action="I am Theodor"
        onOpen={() => setCurtainDown(false)}
      />
    );
  }
  return (
    <main className="bf-gallery">
      <HeraldryDefs />
      <SpotWords words={MARK_WORDS} />
      <h1>Gallery</h1>
      <p>
        Every piece of the kit, in every state. The buttons do what they say and change nothing.
      </p>
      <HeraldryPieces />
      <CardPieces />
      <TablePieces />
      <ControlPieces />
      <Section title="Curtain">
        <Button onClick={() => setCurtainDown(true)}>Let the curtain down</Button>
      </Section>
    </main>
  );
}

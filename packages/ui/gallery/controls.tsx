import { useState, type ReactElement } from 'react';
import { Button } from '../button.tsx';
import { Icon, type IconName } from '../icon.tsx';
import { Dialog, Menu, Options, Select, Slider, Switch } from '../lazy.tsx';
import { Notice, type NoticeKind } from '../notice.tsx';
import { Toasts } from '../toast.tsx';
import { Piece, Row, Section } from './piece.tsx';
import { nothing } from './samples.ts';

const ICON_NAMES: readonly IconName[] = [
  ...(['back', 'forward', 'first', 'last', 'down', 'play', 'pause', 'close', 'menu'] as const),
  ...(['undo', 'hint', 'help', 'log', 'reference', 'settings', 'share', 'save'] as const),
  ...(['sound', 'mute', 'swap', 'plus', 'minus', 'star', 'check', 'home'] as const),
  ...(['clock', 'offline', 'warning'] as const),
];

export function ControlPieces(): ReactElement {
  return (
    <>
      <Section title="Buttons">
        <Row>
          <Button>Framed</Button>
          <Button look="main" icon="play">
            Main
          </Button>
          <Button look="plain" icon="undo">
            Plain
          </Button>
          <Button aria-pressed>Pressed</Button>
          <Button disabled>Disabled</Button>
          <Button icon="settings" aria-label="Settings" />
        </Row>
        <Row>
          {ICON_NAMES.map((name) => (
            <Piece key={name} state={name}>
              <span className="bf-gallery__icon">
                <Icon name={name} />
              </span>
            </Piece>
          ))}
        </Row>
      </Section>
      <SettingPieces />
      <OverlayPieces />
      <NoticePieces />
    </>
  );
}

function SettingPieces(): ReactElement {
  const [isOn, setOn] = useState(true);
  const [theme, setTheme] = useState('evening');
  const [loud, setLoud] = useState(40);
  const options = [
    { value: 'day', label: 'Day', explanation: 'Paper around the table.' },
    { value: 'evening', label: 'Evening', explanation: 'Slate around the table.' },
  ];
  return (
    <Section title="Settings">
      <div className="bf-gallery__settings">
        <Switch label="Sounds" isOn={isOn} onChange={setOn} />
        <Switch label="Sounds that are off" isOn={false} onChange={nothing} />
        <Options label="Light" options={options} value={theme} onChange={setTheme} />
        <Select label="Language" options={options} value={theme} onChange={setTheme} />
        <Slider label="Loudness" value={loud} low={0} high={100} onChange={setLoud} />
      </div>
    </Section>
  );
}

function OverlayPieces(): ReactElement {
  const [open, setOpen] = useState<'sheet' | 'alert' | null>(null);
  const [said, setSaid] = useState(0);
  return (
    <Section title="Overlays">
      <Row>
        <Button onClick={() => setOpen('sheet')}>Open a sheet</Button>
        <Button onClick={() => setOpen('alert')}>Ask before something is lost</Button>
        <Menu
          label="Game menu"
          text="Open a menu"
          entries={[
            { id: 'rules', label: 'Rules', icon: 'reference' },
            { id: 'share', label: 'Share', icon: 'share' },
            { id: 'end', label: 'Give up', isDisabled: true },
          ]}
          onChoose={nothing}
        />
        <Button onClick={() => setSaid(said + 1)}>Show a note</Button>
      </Row>
      <Dialog title="Flag 5" isOpen={open === 'sheet'} close="Close" onClose={() => setOpen(null)}>
        <p>What there is to know about it.</p>
      </Dialog>
      <Dialog
        title="Give up the game?"
        kind="alert"
        isOpen={open === 'alert'}
        close="Keep playing"
        onClose={() => setOpen(null)}
      >
        <p>The other side wins.</p>
        <Button look="main" onClick={() => setOpen(null)}>
          Give up
        </Button>
      </Dialog>
      <Toasts
        items={
          said === 0
            ? []
            : [{ id: said, text: `Note ${said}`, action: { label: 'Undo', onPress: nothing } }]
        }
        close="Close"
        onClose={() => setSaid(0)}
      />
    </Section>
  );
}

const NOTICES: readonly (readonly [NoticeKind, string, string, string])[] = [
  ['empty', 'No games yet', 'Those that you play are kept here.', 'Play one'],
  ['waiting', 'The other side thinks', 'It has been doing so for four seconds.', 'Look at the log'],
  ['offline', 'You are offline', 'Everything but games with others works.', 'Play a bot'],
  ['reconnecting', 'Looking for the way back', 'Nothing is lost meanwhile.', 'Try now'],
  ['error', 'This log cannot be read', 'Line 12: its hash does not fit.', 'Choose another'],
  ['finished', 'Ada wins', 'Breakthrough: three flags in a row.', 'Play again'],
];

function NoticePieces(): ReactElement {
  return (
    <Section title="States of the page">
      <div className="bf-gallery__notices">
        {NOTICES.map(([kind, title, text, action]) => (
          <Notice key={kind} kind={kind} title={title} text={text}>
            <Button look="main">{action}</Button>
          </Notice>
        ))}
      </div>
    </Section>
  );
}

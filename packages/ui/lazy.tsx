import { useRef, useState, type ReactElement } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import { later } from './later.tsx';
import type { DialogProps, MenuPopoverProps } from './overlays.tsx';

const importOverlays = () => import('./overlays.tsx');
const importSettings = () => import('./settings.tsx');

/** Asks for the overlays before they are needed, when there is nothing else to do. */
export async function loadOverlays(): Promise<void> {
  await importOverlays();
}

const LazyDialog = later(async () => (await importOverlays()).DialogOverlay);
const LazyMenu = later(async () => (await importOverlays()).MenuPopover);
export const Switch = later(async () => (await importSettings()).Switch, <Waiting />);
export const Options = later(async () => (await importSettings()).Options, <Waiting />);
export const Select = later(async () => (await importSettings()).Select, <Waiting />);
export const Slider = later(async () => (await importSettings()).Slider, <Waiting />);

/** A dialog over the page: takes the focus, gives it back, closes at Escape. */
export function Dialog(props: DialogProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return <LazyDialog {...props} />;
}

interface MenuProps extends Omit<MenuPopoverProps, 'trigger' | 'onClose'> {
  readonly icon?: IconName;
  /** On the button; without it the icon stands alone and `label` names it. */
  readonly text?: string;
}

/** A button with a menu behind it. */
export function Menu({ icon, text, label, entries, onChoose }: MenuProps): ReactElement {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        ref={trigger}
        {...(icon === undefined ? {} : { icon })}
        look="plain"
        aria-label={text === undefined ? label : undefined}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {text}
      </Button>
      {isOpen ? (
        <LazyMenu
          label={label}
          entries={entries}
          trigger={trigger}
          onChoose={onChoose}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}

/** Keeps the place of a control, so that nothing jumps when it comes. */
function Waiting(): ReactElement {
  return <div className="bf-waiting" />;
}

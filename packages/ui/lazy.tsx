import { Suspense, lazy, useRef, useState, type ReactElement } from 'react';
import { Button } from './button.tsx';
import type { IconName } from './icon.tsx';
import type { DialogProps, MenuPopoverProps } from './overlays.tsx';
import type { OptionsProps, SliderProps, SwitchProps } from './settings.tsx';

const importOverlays = () => import('./overlays.tsx');
const importSettings = () => import('./settings.tsx');

/** Asks for the overlays before they are needed, when there is nothing else to do. */
export async function loadOverlays(): Promise<void> {
  await importOverlays();
}

const LazyDialog = lazy(async () => ({ default: (await importOverlays()).DialogOverlay }));
const LazyMenu = lazy(async () => ({ default: (await importOverlays()).MenuPopover }));
const LazySwitch = lazy(async () => ({ default: (await importSettings()).Switch }));
const LazyOptions = lazy(async () => ({ default: (await importSettings()).Options }));
const LazySelect = lazy(async () => ({ default: (await importSettings()).Select }));
const LazySlider = lazy(async () => ({ default: (await importSettings()).Slider }));

/** A dialog over the page: takes the focus, gives it back, closes at Escape. */
export function Dialog(props: DialogProps): ReactElement | null {
  const [wasOpen, setWasOpen] = useState(false);
  if (props.isOpen && !wasOpen) setWasOpen(true);
  if (!wasOpen) return null;
  return (
    <Suspense fallback={null}>
      <LazyDialog {...props} />
    </Suspense>
  );
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
        <Suspense fallback={null}>
          <LazyMenu
            label={label}
            entries={entries}
            trigger={trigger}
            onChoose={onChoose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}

export function Switch(props: SwitchProps): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <LazySwitch {...props} />
    </Suspense>
  );
}

export function Options(props: OptionsProps): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <LazyOptions {...props} />
    </Suspense>
  );
}

export function Select(props: OptionsProps): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <LazySelect {...props} />
    </Suspense>
  );
}

export function Slider(props: SliderProps): ReactElement {
  return (
    <Suspense fallback={<Waiting />}>
      <LazySlider {...props} />
    </Suspense>
  );
}

/** Keeps the place of a control, so that nothing jumps when it comes. */
function Waiting(): ReactElement {
  return <div className="bf-waiting" />;
}

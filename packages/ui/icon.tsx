import type { ReactElement } from 'react';

/** Strokes on a field of 24 × 24: the controls' own signs, beside the engraved marks of cards. */
const ICONS = {
  back: 'm15 5-7 7 7 7',
  forward: 'm9 5 7 7-7 7',
  down: 'm6 9 6 7 6-7',
  first: 'M6 5v14m12-14-8 7 8 7',
  last: 'M18 5v14M6 5l8 7-8 7',
  play: 'M7 4.5 19 12 7 19.5z',
  pause: 'M8 5v14M16 5v14',
  close: 'm6 6 12 12M18 6 6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  undo: 'M4 10h10a5 5 0 0 1 0 10H9M4 10l5-5m-5 5 5 5',
  hint: 'M9 18h6m-5 3h4M8.5 15C7 13.5 6 12 6 9.5a6 6 0 0 1 12 0c0 2.5-1 4-2.5 5.5z',
  help: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4m0 3.5v.01',
  log: 'M5 6h14M5 12h14M5 18h9',
  reference: 'M5 4h6a2 2 0 0 1 2 2v14a2 2 0 0 0-2-2H5zm14 0h-4a2 2 0 0 0-2 2v14a2 2 0 0 1 2-2h4z',
  settings: 'M4 7h9m5 0h2M4 17h3m5 0h8M15.5 7a2.5 2.5 0 1 0 .01 0M9.5 17a2.5 2.5 0 1 0 .01 0',
  share: 'M12 15V4m0 0L8 8m4-4 4 4M5 13v7h14v-7',
  save: 'M12 4v11m0 0 4-4m-4 4-4-4M5 20h14',
  sound: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16 9a4 4 0 0 1 0 6m2.5-9a8 8 0 0 1 0 12',
  mute: 'M4 9.5v5h3.5L13 19V5L7.5 9.5zM16.5 9.5l5 5m0-5-5 5',
  swap: 'M4 8h14m0 0-4-4m4 4-4 4M20 16H6m0 0 4-4m-4 4 4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  star: 'm12 3 2.7 6 6.3.6-4.8 4.2 1.5 6.4L12 16.9 6.3 20.2l1.5-6.4L3 9.6 9.3 9z',
  check: 'm5 12.5 5 5L19.5 7',
  clock: 'M12 4a8 8 0 1 0 .01 0M12 8v4.5l3 2',
  offline:
    'm4 4 16 16M8.5 15.5a5 5 0 0 1 7 0M5 12a10 10 0 0 1 4-2.400M19 12a10 10 0 0 0-6-2.900M12 19v.01',
  warning: 'M12 4 2.5 20h19zM12 10v4.500m0 2.800v.01',
  graph: 'M4 4v16h16M7.5 14.5l3.5-4 3.5 2.5L20 6.5',
  home: 'M4 11.5 12 4l8 7.5M6.5 10v10h11V10',
} as const;

export type IconName = keyof typeof ICONS;

interface IconProps {
  readonly name: IconName;
}

/** A sign beside or instead of a control's words; the words are the control's own name. */
export function Icon({ name }: IconProps): ReactElement {
  return (
    <svg className="bf-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICONS[name]} />
    </svg>
  );
}

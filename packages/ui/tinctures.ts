/** The six tinctures, in the order in which their cards are sorted. */
export const TINCTURES = ['gules', 'or', 'vert', 'azure', 'purpure', 'sable'] as const;

export type Tincture = (typeof TINCTURES)[number];

/** The charge that says the same as the tincture, as a path in a field of 24 × 24. */
export const CHARGES: Readonly<Record<Tincture, string>> = {
  // A chevron.
  gules: 'M12 3.5 22.5 14v7.2L12 10.9 1.5 21.2V14z',
  // A mullet: a star of five points.
  or: 'm12 1.2 2.7 7.9 8.3.1-6.6 5 2.4 8L12 17.4l-6.8 4.8 2.4-8-6.6-5 8.3-.1z',
  // A trefoil, slipped.
  vert: 'M12 1.5a5 5 0 0 1 4.6 6.9 5 5 0 1 1-3.2 8.5c.2 2.2 1 4 2.9 5.6H7.7c1.9-1.6 2.7-3.4 2.9-5.6a5 5 0 1 1-3.2-8.5A5 5 0 0 1 12 1.5z',
  // A roundel.
  azure: 'M12 2.2a9.8 9.8 0 1 1 0 19.6 9.8 9.8 0 0 1 0-19.6z',
  // A lozenge.
  purpure: 'M12 .8 20.6 12 12 23.2 3.4 12z',
  // A billet.
  sable: 'M6.2 2.5h11.6v19H6.2z',
};

/**
 * The hatching by which engravers write the tincture, as lines in a tile of `size` pixels;
 * `turn` in degrees clockwise. Gules is palewise, azure fesswise, vert bendwise, purpure
 * bendwise sinister, sable both ways; or is dotted.
 */
interface Hatching {
  readonly size: number;
  readonly path: string;
  readonly turn: number;
}

export const HATCHINGS: Readonly<Record<Tincture, Hatching>> = {
  gules: { size: 4, path: 'M2 0v4', turn: 0 },
  or: { size: 5, path: 'M1 1.2h.01M3.5 3.7h.01', turn: 0 },
  vert: { size: 4, path: 'M2 0v4', turn: -45 },
  azure: { size: 4, path: 'M0 2h4', turn: 0 },
  purpure: { size: 4, path: 'M2 0v4', turn: 45 },
  sable: { size: 4, path: 'M2 0v4M0 2h4', turn: 0 },
};

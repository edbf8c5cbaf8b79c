/**
 * How often a property is tried: `quick` in `npm test`, `full` in `npm run test:full`.
 * The property and its seed are the same; only the count differs.
 */
export function runs(quick: number, full: number): number {
  return process.env['BANNERFIELD_FULL'] === '1' ? full : quick;
}

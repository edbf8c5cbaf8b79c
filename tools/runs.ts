/**
 * How often a property is tried: `quick` in `npm test`, `full` in `npm run test:full`, and a small
 * part of `quick` for each of the thousand faults that `npm run mutation` plants.
 * The property and its seed are the same; only the count differs.
 */
export function runs(quick: number, full: number): number {
  if (process.env['BANNERFIELD_MUTATION'] === '1') return Math.ceil(quick / 20);
  return process.env['BANNERFIELD_FULL'] === '1' ? full : quick;
}

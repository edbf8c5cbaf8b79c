import { TROOPS, UNITS, type Troop } from '../rules/data.ts';

/** How units of that kind move and battle. */
export function troopOf(kind: number): Troop {
  const { mounted = false, banner = 'green' } = UNITS[kind] ?? {};
  return TROOPS[mounted ? 'mounted' : 'foot'][banner];
}

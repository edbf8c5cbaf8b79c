import type { RulesModule } from '@bannerfield/games/parts';
import { registry } from '@bannerfield/games/registry';
import { rulesOf, UnknownGame } from '@bannerfield/games/versions';

const OLD_RULES = import.meta.glob<RulesModule>('../../../../games/[a-z]*/rules@*/index.ts');

/**
 * The rules alone, for the worker too.
 * @param version the rules' version; the newest if not given.
 * @throws UnknownGame
 */
export async function loadRules(id: string, version?: number): Promise<RulesModule> {
  const newest = Object.hasOwn(registry, id) ? await registry[id]?.() : undefined;
  if (newest === undefined) throw new UnknownGame('game', `there is no game “${id}”`);
  return rulesOf(newest, version, async (old) => {
    const found = OLD_RULES[`../../../../games/${id}/rules@${String(old)}/index.ts`];
    return found === undefined ? null : await found();
  });
}

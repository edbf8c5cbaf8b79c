import type { RulesModule } from '@bannerfield/games/parts';
import { registry } from '@bannerfield/games/registry';
import { rulesOf, UnknownGame } from '@bannerfield/games/versions';

type Files = Readonly<Record<string, () => Promise<RulesModule>>>;

/** Loads the rules of a game: of one version, or the newest. @throws UnknownGame */
export type LoadRules = (id: string, version?: number) => Promise<RulesModule>;

/**
 * @param newest by the game's id.
 * @param old by the path of the file.
 */
export function makeLoadRules(newest: Files, old: Files): LoadRules {
  return async (id, version) => {
    const found = Object.hasOwn(newest, id) ? await newest[id]?.() : undefined;
    if (found === undefined) throw new UnknownGame('game', `there is no game “${id}”`);
    return rulesOf(found, version, async (number) => {
      const kept = old[`../../../../games/${id}/rules@${String(number)}/index.ts`];
      return kept === undefined ? null : await kept();
    });
  };
}

/** The rules alone, for the worker too. */
export const loadRules = makeLoadRules(
  registry,
  import.meta.glob<RulesModule>('../../../../games/[a-z]*/rules@*/index.ts'),
);

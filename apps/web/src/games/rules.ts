import { withEdition, type RulesModule } from '@bannerfield/games/parts';
import { registry } from '@bannerfield/games/registry';
import { rulesOf, UnknownGame } from '@bannerfield/games/versions';
import type { Edition } from '@bannerfield/kernel';

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

/** Rules as a match is played by them. */
export interface RulesName {
  readonly game: string;
  readonly version: number;
  /** As the header of the match's log has it, where it has been checked; null: without editions. */
  readonly edition: object | null;
}

/** @throws UnknownGame */
export async function rulesFor(
  load: LoadRules,
  { game, version, edition }: RulesName,
): Promise<RulesModule> {
  const rules = await load(game, version);
  return edition === null ? rules : withEdition(rules, edition as Edition);
}

/** The rules alone, for the worker too. */
export const loadRules = makeLoadRules(
  registry,
  import.meta.glob<RulesModule>('../../../../games/[a-z]*/rules@*/index.ts'),
);

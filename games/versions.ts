import type { RulesModule } from './parts.ts';

/** A game or a version of its rules that is not here. */
export class UnknownGame extends Error {
  /** `game` or `rules`: what is unknown. */
  readonly field: 'game' | 'rules';

  constructor(field: 'game' | 'rules', message: string) {
    super(message);
    this.name = 'UnknownGame';
    this.field = field;
  }
}

/**
 * The rules of one version: the newest, or those kept beside them when behaviour changed, so
 * that a game ends under the rules it began with.
 * @param loadOld null: that version is not kept.
 * @throws UnknownGame if that version is not kept.
 */
export async function rulesOf(
  newest: RulesModule,
  version: number | undefined,
  loadOld: (version: number) => Promise<RulesModule | null>,
): Promise<RulesModule> {
  const { id, rulesVersion } = newest.game;
  if (version === undefined || version === rulesVersion) return newest;
  const unknown = `${id} has no rules version ${String(version)}; the newest is ${String(rulesVersion)}`;
  const old = version > rulesVersion ? null : await loadOld(version);
  if (old === null) throw new UnknownGame('rules', unknown);
  return old;
}

import { commitmentOf } from '@bannerfield/fair-dice/secrets';
import type { ClientMessage, MatchDice, MatchStage } from '@bannerfield/protocol/online';
import type { Pair, Seat } from '@bannerfield/kernel';
import type { OnlineKeeper } from './keeper.ts';

interface Agreeing {
  readonly match: string;
  readonly seat: Seat;
  readonly names: Pair<string | null>;
  readonly dice: MatchDice;
  readonly stage: MatchStage;
}

interface SecretTools {
  readonly keeper: Pick<OnlineKeeper, 'secret' | 'knownSecret'>;
  readonly makeSecret: () => string;
}

/**
 * What this seat has to say next so that both agree on the dice; null: nothing. Nobody binds himself
 * before both sit there: from the second commitment on the time to reveal runs, and who waits for
 * his friend may be away.
 */
export async function agreeOnDice(
  { match, seat, names, dice, stage }: Agreeing,
  { keeper, makeSecret }: SecretTools,
): Promise<ClientMessage | 'lost-secret' | null> {
  const { committed, revealed } = dice;
  if (stage === 'committing' && committed.seats[seat] === null && !names.includes(null)) {
    const secret = await keeper.secret(match, makeSecret());
    return { type: 'commit', commitment: commitmentOf(seat, match, secret) };
  }
  if (stage !== 'revealing' || revealed[seat]) return null;
  const secret = await keeper.knownSecret(match);
  const isOwn = secret !== null && commitmentOf(seat, match, secret) === committed.seats[seat];
  return isOwn ? { type: 'reveal', secret } : 'lost-secret';
}

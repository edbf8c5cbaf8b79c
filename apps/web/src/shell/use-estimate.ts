import { useCallback, useEffect, useRef, useState } from 'react';
import type { Estimate } from '@bannerfield/ui';
import { share } from '@bannerfield/stats';
import { wrap } from 'comlink';
import { makeWorker, type Thinker } from '../bots/client.ts';
import type { BotService } from '../bots/service.ts';
import type { RulesName } from '../games/rules.ts';

interface Estimating {
  /** Null: none has been begun. */
  readonly estimate: Estimate | null;
  begin(options: object): void;
  end(): void;
}

/** As many as say something in a minute or two. */
const GAMES = 100;

/** Lets bots play in a worker, game after game, and tells how it stands after each. */
export function useEstimate(rules: RulesName): Estimating {
  const [estimate, setEstimate] = useState<Estimate | null>(null);
  const thinker = useRef<Thinker | null>(null);
  const stop = useCallback(() => {
    thinker.current?.end();
    thinker.current = null;
  }, []);
  useEffect(() => stop, [stop]);
  const end = (): void => {
    stop();
    setEstimate((now) => (now === null ? null : { ...now, isRunning: false }));
  };
  const begin = (options: object): void => {
    stop();
    const started = makeWorker();
    thinker.current = started;
    started.onBroken(end);
    void run(started, options);
  };
  const run = async (started: Thinker, options: object): Promise<void> => {
    const service = wrap<BotService>(started.endpoint);
    const wins: [number, number] = [0, 0];
    setEstimate(estimateOf(wins, 0, true));
    for (let games = 1; games <= GAMES && thinker.current === started; games++) {
      const winner = await service.simulate(rules, options);
      if (thinker.current !== started) return;
      if (winner === 0 || winner === 1) wins[winner] += 1;
      setEstimate(estimateOf([...wins], games, games < GAMES));
    }
    end();
  };
  return { estimate, begin, end };
}

/** A draw is half a game for each side. */
function estimateOf(wins: [number, number], games: number, isRunning: boolean): Estimate {
  const draws = games - wins[0] - wins[1];
  const { value, low, high } =
    games === 0 ? { value: 0.5, low: 0, high: 1 } : share(wins[0] + draws / 2, games);
  return { wins, games, share: value, low, high, isRunning };
}

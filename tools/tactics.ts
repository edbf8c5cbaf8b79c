import process from 'node:process';
import { isBotName } from '@bannerfield/bots/names';
import { lossesOf, lossesOfSolving } from '../games/battle-leader-tactics/balance/choice.ts';
import { fight, type Superior } from '../games/battle-leader-tactics/balance/fought.ts';

const USAGE = 'usage: npm run tactics -- [bot] [battles]';

/**
 * `npm run tactics`: what the best answer to a bot's choice of Tactics Card and army gains beyond
 * the value of one battle (both leaders rated 12, sizes 4, no bonus, all cards at hand; 1 a battle
 * won, −1 lost): of the mix that it draws from, if nothing but the battle counts, and of what it
 * chooses in the first battle of a war, where cards and leaders count as well.
 */
function main([bot = 'marshal', count = '400']: readonly string[]): number {
  const battles = Number(count);
  if (!isBotName(bot) || !(battles >= 2 && battles % 2 === 0)) {
    console.error(USAGE);
    return 2;
  }
  console.log(
    '| superior | side | if the battle is all | first battle of a war, at least | at most |',
  );
  console.log('| --- | --- | --- | --- | --- |');
  for (const superior of ['attacker', 'defender'] as const) report(bot, battles, superior);
  return 0;
}

function report(bot: Parameters<typeof fight>[0], battles: number, superior: Superior): void {
  const exact = lossesOfSolving(superior);
  const losses = lossesOf(superior, fight(bot, 'first', superior, battles));
  for (const [index, side] of (['attacker', 'defender'] as const).entries()) {
    const { least, most } = losses[index] ?? { least: 0, most: 0 };
    const cells = [
      superior,
      side,
      (exact[index] ?? 0).toFixed(4),
      least.toFixed(3),
      most.toFixed(3),
    ];
    console.log(`| ${cells.join(' | ')} |`);
  }
}

process.exitCode = main(process.argv.slice(2));

/** `npm run new-game -- <id>`: begins a game as a copy of the blank one, which is whole. */
import { registryLine } from './checks/games.ts';
import { makeGame } from './make-game.ts';
import { ROOT } from './steps.ts';

const [id, ...others] = process.argv.slice(2);

if (id === undefined || others.length > 0 || id.startsWith('-')) {
  console.error('Say which: npm run new-game -- <id>, the id in lower case as in battle-line.');
  process.exitCode = 2;
} else {
  try {
    await makeGame(ROOT, id);
    console.log(nextSteps(id));
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 2;
  }
}

function nextSteps(game: string): string {
  return `games/${game} is there: a tiny game, but whole. Add its line to games/registry.ts,

  ${registryLine(game)}

and \`npm test\` passes. Then replace it rule by rule, in this order:

  1. RULES.md      the rules, numbered in the order of the rulebook; RULES.de.md likewise.
                   If a list of clauses must be answered: clauses.txt, one id a line
  2. rules/        state.ts (table, hands, fate) and setup.ts, then one file a phase, named by
                   its place in the turn; \`why\` first, every refusal with its rule's number
  3. test/         one test or more for each number; what has none stands in no-test.md
  4. rules/        notation.ts, clone.ts, imagine.ts, audit.ts, until contract.test.ts holds
  5. beside them   schema.ts, headline.ts, about.ts, messages.en.ts, messages.de.ts, terminal.ts, bot/
  6. golden/       logs of whole games, one for each way to end; perft.txt, best counted elsewhere

docs/design.md says why it is so; \`npm test -- clauses\` says what is still missing.`;
}

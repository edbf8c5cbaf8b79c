import process from 'node:process';
import { createInterface } from 'node:readline';

/** An engine that always plays a card that there is not. */
createInterface({ input: process.stdin }).on('line', (line) => {
  if (line.endsWith(' name')) process.stdout.write('player north Bad\n');
  if (line === 'go play-card') process.stdout.write('play 12 mauve,11\n');
});

import { start } from '../../start.ts';
import { blankSource } from './blank.ts';

/** The program with the blank game alone, as a process of its own. */
await start(blankSource);

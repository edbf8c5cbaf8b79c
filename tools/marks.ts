/** `node tools/marks.ts`: writes the sheets of drawings, `marks.svg`, that boards and kit use. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSheets } from './checks/marks.ts';
import { ROOT } from './steps.ts';

for (const { file, text } of makeSheets(ROOT)) writeFileSync(path.join(ROOT, file), text);

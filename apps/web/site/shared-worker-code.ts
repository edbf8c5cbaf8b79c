import path from 'node:path';
import type { Plugin } from 'vite';

const ASKED = "new URL('./worker.ts', import.meta.url)";

/**
 * Builds the bots' worker together with the page, so that both load the same files of kernel and
 * rules. A worker built by itself brings them a second time.
 */
export function sharedWorkerCode(): Plugin {
  return {
    name: 'shared-worker-code',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/bots\/client\.ts$/ },
      handler(source, id) {
        if (!source.includes(ASKED)) throw new Error(`${id} no longer says ${ASKED}`);
        const worker = path.join(path.dirname(id), 'worker.ts');
        const file = this.emitFile({ type: 'chunk', id: worker, name: 'worker' });
        return { code: source.replace(ASKED, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
      },
    },
  };
}

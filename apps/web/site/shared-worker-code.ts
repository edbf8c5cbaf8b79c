import path from 'node:path';
import type { Plugin, Rolldown } from 'vite';

const ASKED = "new URL('./worker.ts', import.meta.url)";

/** The workers, by the folder of their client. */
const WORKERS: Readonly<Record<string, string>> = { bots: 'worker', analysis: 'analyst' };

/**
 * Builds the workers together with the page, so that all load the same files of kernel and rules.
 * A worker built by itself brings them a second time.
 */
export function sharedWorkerCode(): Plugin {
  return {
    name: 'shared-worker-code',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/src\/(?:bots|analysis)\/client\.ts$/ },
      handler(source, id) {
        if (!source.includes(ASKED)) throw new Error(`${id} no longer says ${ASKED}`);
        const folder = path.dirname(id);
        const name = WORKERS[path.basename(folder)] ?? 'worker';
        const worker = path.join(folder, 'worker.ts');
        const file = this.emitFile({ type: 'chunk', id: worker, name });
        return { code: source.replace(ASKED, `import.meta.ROLLUP_FILE_URL_${file}`), map: null };
      },
    },
    writeBundle: (_options, bundle) => {
      for (const worker of Object.values(WORKERS)) {
        for (const file of reachedBy(bundle, worker)) checkNoLinks(file);
      }
    },
  };
}

/** All chunks that the one of that name loads, at once or later. */
function reachedBy(bundle: Rolldown.OutputBundle, name: string): Rolldown.OutputChunk[] {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const reached = chunks.filter((chunk) => chunk.name === name);
  for (const { imports, dynamicImports } of reached) {
    const next = chunks.filter(({ fileName }) =>
      [...imports, ...dynamicImports].includes(fileName),
    );
    reached.push(...next.filter((chunk) => !reached.includes(chunk)));
  }
  return reached;
}

/** @throws Error where links are put into a document, which a worker has not. */
function checkNoLinks({ fileName, code }: Rolldown.OutputChunk): void {
  if (!code.includes('__vite__mapDeps')) return;
  throw new Error(`${fileName} is loaded by the worker and preloads: see \`resolveDependencies\``);
}

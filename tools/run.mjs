// `node tools/run.mjs tools/test.ts …`: runs a TypeScript file of this project. Plain JavaScript that
// an old Node can read, so that the old one can say what is needed, or start the one npm has brought.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const NEEDED = 24;
const OWN_NODE = fileURLToPath(
  new URL(
    `../node_modules/.bin/${process.platform === 'win32' ? 'node.cmd' : 'node'}`,
    import.meta.url,
  ),
);
const QUIET = '--disable-warning=ExperimentalWarning';

const [, self, file, ...words] = process.argv;
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (file === undefined) {
  console.error('Say which: node tools/run.mjs <file.ts> [words…]');
  process.exitCode = 2;
} else if (major < NEEDED) {
  if (existsSync(OWN_NODE) && process.env.BANNERFIELD_RELAUNCHED !== '1') start(OWN_NODE, []);
  else complain();
} else if (major === NEEDED && minor < 3 && !process.execArgv.includes(QUIET)) {
  // Until 24.3 Node warns, at each start, that it strips types. Also for what is started by this.
  start(process.execPath, [QUIET]);
} else {
  process.argv = [process.execPath, path.resolve(file), ...words];
  await import(pathToFileURL(path.resolve(file)).href);
}

function complain() {
  console.error(
    `Node ${NEEDED} or newer is needed, and this is ${process.version}. ` +
      'npm ci brings one where it can; else install it from nodejs.org.',
  );
  process.exitCode = 1;
}

/** The same words on another Node; this one ends as it ends. */
function start(node, flags) {
  const options = [process.env.NODE_OPTIONS, ...flags].filter(Boolean).join(' ');
  const child = spawn(node, [...flags, self, file, ...words], {
    stdio: 'inherit',
    shell: process.platform === 'win32' && node.endsWith('.cmd'),
    env: { ...process.env, NODE_OPTIONS: options, BANNERFIELD_RELAUNCHED: '1' },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code) => {
    process.exitCode = code ?? 1;
  });
}

#!/usr/bin/env node
// Plain JavaScript that an old Node can read: it needs Node 24, and finds it beside itself if the
// one that runs it is older.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import tty from 'node:tty';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const START = new URL('../start.ts', import.meta.url);
const OWN_NODE = fileURLToPath(
  new URL(
    `../../../node_modules/.bin/${process.platform === 'win32' ? 'node.cmd' : 'node'}`,
    import.meta.url,
  ),
);

const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/bannerfield', import.meta.url));

const isNewEnough = Number(process.versions.node.split('.')[0]) >= NEEDED;
if (isNewEnough) {
  // Stripping the types takes most of the start; the second time it is read from here.
  module.enableCompileCache(CACHE);
  const { start } = await import(START.href);
  await start();
} else if (existsSync(OWN_NODE) && process.env.BANNERFIELD_RELAUNCHED !== '1') {
  relaunch();
} else {
  console.error(`error: Node ${NEEDED} or newer is needed, this is ${process.version}: npm ci`);
  process.exitCode = 1;
}

/** Starts the same command on the project's own Node and ends as it ends. */
function relaunch() {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(OWN_NODE, [self, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, BANNERFIELD_RELAUNCHED: '1' },
  });
  const hadTerminal = tty.isatty(0);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => child.kill(signal));
  }
  child.on('close', (code, signal) => {
    // Node aborts where it sets back a terminal that is gone: end by the signal, before that.
    const ending = hadTerminal && !tty.isatty(0) ? 'SIGHUP' : signal;
    if (ending === null) {
      process.exitCode = code;
      return;
    }
    process.removeAllListeners(ending);
    process.kill(process.pid, ending);
  });
}

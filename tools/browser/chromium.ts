import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** What a launcher of Playwright is given. */
export interface Launch {
  readonly executablePath: string;
  readonly args: string[];
  /** For the browser alone: its libraries would be the ruin of other programs. */
  readonly env: Record<string, string>;
}

const INSTALLED = '/usr/bin/chromium';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
];

/**
 * How to launch the browser: the one that CHROMIUM_PATH names, else the one that npm brought
 * along, else an installed one. The second must have been unpacked by `unpackChromium`.
 */
export function chromiumLaunch(): Launch {
  const named = process.env['CHROMIUM_PATH'];
  if (named !== undefined && named !== '') return launch(named, {});
  if (isOwnChromium()) {
    const folder = unpackedFolder();
    return launch(path.join(folder, 'chromium'), {
      LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    });
  }
  return launch(INSTALLED, {});
}

/** The same for pictures that are compared: each frame is drawn whole, whatever was there before. */
export function pictureLaunch(): Launch {
  const launch = chromiumLaunch();
  return { ...launch, args: [...launch.args, '--disable-partial-raster'] };
}

/** Whether it is the browser that npm brings: then screens look the same on every machine. */
export function isOwnChromium(): boolean {
  return (process.env['CHROMIUM_PATH'] ?? '') === '' && isPacked();
}

function launch(executablePath: string, env: Record<string, string>): Launch {
  const inherited = Object.entries(process.env).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, value] as const],
  );
  return { executablePath, args: ARGS, env: { ...Object.fromEntries(inherited), ...env } };
}

/**
 * Unpacks the browser of the npm package, once a machine and version, beside everything else it
 * needs. Does nothing where another browser is used.
 */
export async function unpackChromium(): Promise<void> {
  const folder = unpackedFolder();
  if (!isOwnChromium() || existsSync(path.join(folder, 'fonts.conf'))) return;
  // Unpacked aside and then renamed: a run that is broken off leaves no half browser behind.
  const aside = await mkdtemp(`${folder}-`);
  try {
    await unpackInto(aside);
    await writeFile(path.join(aside, 'fonts.conf'), fontsConf(folder));
    await rename(aside, folder);
  } catch (error) {
    // Someone else was quicker.
    if (!existsSync(path.join(folder, 'fonts.conf'))) throw error;
  } finally {
    await rm(aside, { recursive: true, force: true });
  }
}

/** In a process of its own, for the package changes the environment of the one it runs in. */
async function unpackInto(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const script = "import('@sparticuz/chromium').then(({ default: it }) => it.executablePath())";
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    // Without a word that it is on Lambda the package keeps the browser's libraries to itself.
    env: { ...process.env, TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs22.x' },
  });
}

/** The package's own file names a fixed folder, and without fonts no text has any width. */
function fontsConf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(folder, 'fonts')}</dir>
  <cachedir>${path.join(folder, 'fonts-cache')}</cachedir>
  <config></config>
</fontconfig>
`;
}

const require = createRequire(import.meta.url);

function isPacked(): boolean {
  if (process.platform !== 'linux' || process.arch !== 'x64') return false;
  try {
    require.resolve('@sparticuz/chromium');
    return true;
  } catch {
    return false;
  }
}

function unpackedFolder(): string {
  const { version } = require('playwright-core/package.json') as { version: string };
  return path.join(
    tmpdir(),
    `bannerfield-chromium-${packedVersion() ?? version}-${userInfo().uid}`,
  );
}

function packedVersion(): string | null {
  const main = require.resolve('@sparticuz/chromium');
  const folder = main.slice(0, main.lastIndexOf('/build/'));
  const { version } = require(path.join(folder, 'package.json')) as { version?: string };
  return version ?? null;
}

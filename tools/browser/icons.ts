/** `node tools/browser/icons.ts`: draws the app's icons in all sizes from their one source. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { chromiumLaunch, unpackChromium } from './chromium.ts';

const PUBLIC = path.join(import.meta.dirname, '../../apps/web/public');

/** `inset`: how much of the icon's width is left free at each edge, for masks of any shape. */
const ICONS = [
  { file: 'icon-180.png', size: 180, inset: 0 },
  { file: 'icon-192.png', size: 192, inset: 0 },
  { file: 'icon-512.png', size: 512, inset: 0 },
  { file: 'icon-512-maskable.png', size: 512, inset: 0.1 },
] as const;

await unpackChromium();
const browser = await chromium.launch(chromiumLaunch());
const page = await browser.newPage();
const source = readFileSync(path.join(PUBLIC, 'icon.svg'), 'utf8');
for (const { file, size, inset } of ICONS) {
  const inner = size * (1 - 2 * inset);
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh;
       background: ${inset === 0 ? 'transparent' : '#1e2a2b'} }
       svg { width: ${inner}px; height: ${inner}px }</style>${source}`,
  );
  await page.screenshot({ path: path.join(PUBLIC, file), omitBackground: true });
}
await browser.close();

import { unpackChromium } from './chromium.ts';

/** Before the first browser test of a run. */
export async function setup(): Promise<void> {
  await unpackChromium();
}

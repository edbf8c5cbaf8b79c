import path from 'node:path';
import type { Page } from '@playwright/test';
import type { GameRecord } from '../../../src/keep/record.ts';

const GOLDEN = path.join(import.meta.dirname, '../../../../../games/battle-line/golden');

/** A game that was played to its end, by its name among the golden ones. */
export function goldenFile(name: string): string {
  return path.join(GOLDEN, `${name}.log`);
}

/** Takes a file in by the form of the start page; afterwards it is shown. */
export async function takeIn(page: Page, file: string): Promise<void> {
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForURL(/\/(play|replay)\//);
}

/** The id of the game that the page shows. */
export function shownId(page: Page): string {
  return new URL(page.url()).pathname.split('/').at(-1) ?? '';
}

/** What the browser's own store holds. */
export function storedRecord(page: Page, id: string): Promise<GameRecord> {
  return page.evaluate(
    (wanted) =>
      new Promise<GameRecord>((resolve, reject) => {
        const opening = indexedDB.open('bannerfield');
        opening.onerror = () => reject(new Error('no store'));
        opening.onsuccess = () => {
          const getting = opening.result.transaction('games').objectStore('games').get(wanted);
          getting.onsuccess = () => {
            opening.result.close();
            resolve(getting.result as GameRecord);
          };
        };
      }),
    id,
  );
}

/** Writes something over a stored game, as a fault of the browser or the disk might. */
export function overwriteRecord(page: Page, id: string, value: unknown): Promise<void> {
  return page.evaluate(
    ([key, record]) =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('bannerfield');
        opening.onsuccess = () => {
          const work = opening.result.transaction('games', 'readwrite');
          work.objectStore('games').put(record, key);
          work.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    [id, value] as const,
  );
}

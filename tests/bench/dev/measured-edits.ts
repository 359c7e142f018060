import { readFileSync, writeFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import type { Page } from 'playwright-core';
import { median } from '../page/medians.ts';

/** Where a change is seen: in the text of the page, in a custom property of its root, in the address of a picture. */
export type Sight = 'text' | 'brand' | 'picture';

/** A kind of edit that is made again and again. */
export type Edit = {
  readonly name: string;
  readonly file: string;
  /** What is put in the place of what; the number is another one each time. */
  readonly from: string;
  readonly to: (number: number) => string;
  readonly sight: Sight;
  /** What is seen then. */
  readonly seen: (number: number) => string;
};

/** How long one may take, in milliseconds. */
const patience = 20_000;
/** Milliseconds between two saves: each is one of its own. */
const pause = 200;

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs in the page. */
function isSeen([sight, wanted, before]: readonly [Sight, string, string]): boolean {
  if (sight === 'text') return document.body.textContent?.includes(wanted) ?? false;
  if (sight === 'brand')
    return getComputedStyle(document.documentElement).getPropertyValue('--brand').trim() === wanted;
  const picture = document.querySelector<HTMLImageElement>(`img[src*="${wanted}"]`);
  return picture !== null && picture.src !== before && picture.complete;
}

/**
 * Milliseconds from a save until the page shows it, the median of some edits.
 * @param count how many
 * @throws where an edit is not seen
 */
export async function measuredEdits(page: Page, edit: Edit, count: number): Promise<number> {
  const { file, from, to, sight, seen } = edit;
  const original = readFileSync(file, 'utf8');
  if (!original.includes(from)) throw new Error(`${file} has no ${from}`);
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const number = 1000 + index;
    const before = await page.evaluate(
      (wanted) => document.querySelector<HTMLImageElement>(`img[src*="${wanted}"]`)?.src ?? '',
      sight === 'picture' ? seen(number) : 'nothing',
    );
    const shown = page.waitForFunction(isSeen, [sight, seen(number), before] as const, {
      timeout: patience,
      polling: 'raf',
    });
    const start = performance.now();
    writeFileSync(file, original.replace(from, to(number)));
    await shown;
    times.push(performance.now() - start);
    await wait(pause);
  }
  writeFileSync(file, original);
  await wait(2 * pause);
  return median(times);
}

/**
 * Milliseconds from a save until the server says what changed, the median of some edits.
 * @param events address of the server's events
 */
export async function toldEdits(
  events: string,
  { file, from, to }: Edit,
  count: number,
): Promise<number> {
  const original = readFileSync(file, 'utf8');
  const stop = new AbortController();
  const answer = await fetch(events, { signal: stop.signal });
  const reader = answer.body?.getReader();
  if (!reader) throw new Error(`${events} says nothing`);
  const decoder = new TextDecoder();
  const update = async (): Promise<void> => {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) throw new Error(`${events} ended`);
      if (decoder.decode(value, { stream: true }).includes('event: update')) return;
    }
  };
  const times: number[] = [];
  for (let index = 0; index < count; index += 1) {
    const told = update();
    const start = performance.now();
    writeFileSync(file, original.replace(from, to(2000 + index)));
    await told;
    times.push(performance.now() - start);
    await wait(pause);
  }
  stop.abort();
  writeFileSync(file, original);
  await wait(2 * pause);
  return median(times);
}

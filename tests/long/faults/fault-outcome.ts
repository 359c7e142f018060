import type { Page } from 'playwright-core';
import type { FaultyFile } from './faulty-files.ts';

/**
 * What a visitor has where a file does not come as it should: a notice with a button; words that it takes longer, with a
 * button; the whole page without the file, or with what a second attempt brought; the page as it was built, without
 * scripts; the page that says that there is none; words in the place of a
 * part, with the rest of the page.
 */
export type Outcome = 'notice' | 'words' | 'whole' | 'built' | 'absent' | 'part';

/** Milliseconds after which a page that was built is taken for one that no script brings to life. */
const calm = 9000;
/** Milliseconds for which words stand there before something else takes their place, or nothing does. */
const stay = 6000;
/** Milliseconds for which anything has to stand there: it is looked at in several steps, between which the page goes on. */
const steady = 300;
const steadily = { notice: steady, whole: steady, absent: steady, part: steady };
const between = 100;

const isShown = (page: Page, selector: string): Promise<boolean> =>
  page
    .locator(selector)
    .first()
    .isVisible()
    .catch(() => false);

/** What stands there now; undefined: nothing to read yet. */
async function outcomeNow(
  page: Page,
  { site, whole, follow }: FaultyFile,
): Promise<Outcome | undefined> {
  const hasButton = await page
    .getByRole('button', { name: '重新载入' })
    .first()
    .isVisible()
    .catch(() => false);
  const notices = page.getByRole('alert').filter({ hasText: /\S/ });
  if (hasButton) return (await notices.count()) > 0 ? 'notice' : 'words';
  if (await isShown(page, 'h1:has-text("这一页不在海图上")')) return 'absent';
  if (
    await isShown(page, '#content :text("此处内容暂时无法显示"), #content :text("这里还没有内容")')
  )
    return 'part';
  const isLive = (await page.locator('#root[data-live]').count()) > 0;
  const isOpen = follow === undefined || (await isShown(page, `h1:has-text("${follow}")`));
  if (isLive && isOpen && (await isShown(page, whole))) return 'whole';
  return site === 'built' && follow === undefined && (await isShown(page, whole))
    ? 'built'
    : undefined;
}

/**
 * Waits until a visitor has something to read that stays.
 * @param wasAsked whether the file was asked for by now
 * @param longest milliseconds after which there has to be something
 * @returns what it is, and after how many milliseconds there was the first of it
 * @throws where there is nothing
 */
export async function outcomeOf(
  page: Page,
  file: FaultyFile,
  wasAsked: () => boolean,
  longest: number,
): Promise<{ readonly outcome: Outcome; readonly waited: number }> {
  const start = Date.now();
  let waited: number | undefined;
  let last: { readonly outcome: Outcome; readonly since: number } | undefined;
  for (;;) {
    const outcome = await outcomeNow(page, file);
    const now = Date.now();
    if (outcome) waited ??= now - start;
    else if (waited === undefined && now - start > longest) {
      throw new Error(`after ${longest} ms there is nothing to read at ${page.url()}`);
    }
    if (outcome !== last?.outcome) last = outcome && { outcome, since: now };
    const needed = last && { ...steadily, words: stay, built: calm }[last.outcome];
    if (last && wasAsked() && now - last.since >= (needed ?? 0))
      return { outcome: last.outcome, waited: waited ?? 0 };
    if (now - start > 3 * longest) throw new Error(`nothing stays at ${page.url()}`);
    await page.waitForTimeout(between);
  }
}

import type { Page, Route } from 'playwright-core';

type Fulfil = NonNullable<Parameters<Route['fulfill']>[0]>;

const json = (body: string): Fulfil => ({ contentType: 'application/json', body });

/** What may come in the place of a data file, by name. */
export const damages: Readonly<Record<string, (whole: string) => Fulfil>> = {
  null: () => json('null'),
  'a list': () => json('[]'),
  'a text': () => json('"text"'),
  'a number': () => json('42'),
  'an empty object': () => json('{}'),
  'half of it': (whole) => json(whole.slice(0, Math.floor(whole.length / 2))),
  'another page with status 200': () => ({ contentType: 'text/html', body: '<p>Sign in first' }),
  nothing: () => json(''),
  'members that are null': (whole) => {
    const members = Object.keys(JSON.parse(whole) as object);
    return json(JSON.stringify(Object.fromEntries(members.map((key) => [key, null]))));
  },
};

/** A file that is answered in another way until it is healthy, and how often it was asked for. */
export type AnsweredFile = { isHealthy: boolean; asked: number };

/**
 * Has a file answered in another way until it is healthy again.
 * @param answer gets what hands out the whole file
 */
export async function answerInstead(
  page: Page,
  pattern: string | RegExp,
  answer: (route: Route, whole: () => Promise<string>) => Promise<void>,
): Promise<AnsweredFile> {
  const file = { isHealthy: false, asked: 0 };
  await page.route(pattern, async (route) => {
    file.asked += 1;
    if (file.isHealthy) return route.continue();
    try {
      await answer(route, async () => (await route.fetch()).text());
    } catch {
      // The page went on, or was closed, before the file had come.
    }
  });
  return file;
}

/** Has a file come damaged until it is healthy again. */
export const damageFile = (
  page: Page,
  pattern: string | RegExp,
  damage: (whole: string) => Fulfil,
): Promise<AnsweredFile> =>
  answerInstead(page, pattern, async (route, whole) => route.fulfill(damage(await whole())));

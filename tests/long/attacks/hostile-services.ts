import type { Page, Route } from 'playwright-core';
import type { HostileTexts } from './data-texts.ts';
import { inGroups } from './data-texts.ts';

/** Hosts of the content API and of the search service in the site of the second institution. */
export const services = { api: 'https://cms.example', search: 'https://search.example' } as const;

/** Entries on a page of a list, and hits on a page of results. */
const pageSize = 4;
export const hitsPerPage = 10;
export const listPages = (texts: readonly HostileTexts[]): number =>
  Math.ceil(texts.length / pageSize);

const answer = (route: Route, body: unknown): Promise<void> =>
  route.fulfill({
    contentType: 'application/json',
    headers: {
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

const record = ({ text, address }: HostileTexts, id: string) => ({
  id,
  title: `${id} ${text}`,
  publishTime: '2026-03-18 08:30:00',
  summary: text,
  channel: { code: text },
  cover: { url: address },
  author: text,
  room: text,
  content: `<p>${id}</p>${text}<p><a href="${address.replaceAll('"', '&quot;')}">lien</a><img src="${address.replaceAll('"', '&quot;')}"></p>`,
});

/** The id of the entry that has a pair of texts. */
export const entryId = (index: number): string => `n${index}`;

/** Has the content API and the search service of a page answer with nothing but hostile texts. */
export async function answerHostile(page: Page, texts: readonly HostileTexts[]): Promise<void> {
  await page.route(`${services.api}/**`, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const id = /\/content\/n(\d+)$/.exec(pathname)?.[1];
    const data = texts.map((each, index) => record(each, entryId(index)));
    if (id !== undefined) return answer(route, { code: 200, data: data[Number(id)] });
    const current = Number(searchParams.get('pageNum'));
    const records = inGroups(data, pageSize)[current - 1] ?? [];
    return answer(route, { code: 200, data: { records, total: data.length, current } });
  });
  await page.route(`${services.search}/**`, (route) => {
    const group = Number(
      /\d+/.exec(new URL(route.request().url()).searchParams.get('q') ?? '')?.[0],
    );
    const hits = (inGroups(texts, hitsPerPage)[group] ?? []).map(({ text, address }, index) => ({
      title: `${index} ${text}`,
      text: `<em>${text}</em>`,
      path: index % 2 === 0 ? address : `/bulletins?code=${encodeURIComponent(text)}`,
      date: text,
      collection: text,
    }));
    return answer(route, { hits, total: hits.length });
  });
}

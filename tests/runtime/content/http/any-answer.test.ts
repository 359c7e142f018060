// @vitest-environment jsdom
import fc from 'fast-check';
import { createStore } from 'jotai';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cleanHtml } from '../../../../runtime/content/http/clean-html.ts';
import { loadEntry } from '../../../../runtime/content/http/load-entry.ts';
import { loadList } from '../../../../runtime/content/http/load-list.ts';
import type { SiteState } from '../../../../runtime/state/site-state.ts';
import type { RouteTable } from '../../../../schema/model.ts';
import type { HttpSource } from '../../../../schema/source.generated.ts';
import { anyAddress } from '../../../fixtures/any-text.ts';

const http: HttpSource = {
  list: { url: '/list', items: 'data.items', total: 'data.total' },
  entry: { url: '/entry/{id}', item: 'data' },
  fields: {
    ...{ id: 'id', title: 'title', date: 'date', picture: 'picture.url', summary: 'summary' },
    ...{ body: 'body', files: 'files', room: 'room' },
  },
  retries: 0,
};
const collection = {
  ...{ size: 3, type: 'article', types: {}, codes: {}, http },
  fields: [
    { name: 'files', type: 'files' },
    { name: 'room', type: 'number' },
  ],
};
const table = { language: 'zh', collections: { news: collection } } as unknown as RouteTable;
const state = { store: createStore(), root: '/', model: {} } as unknown as SiteState;

/** Has every call answered with a value. */
const answerWith = (value: unknown) =>
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(value)));
beforeEach(() => {
  // It says what is wrong with the fields of an answer.
  vi.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const html = fc
  .array(
    fc.oneof(
      anyAddress.map((href) => `<a href="${href}">x</a><img src='${href}'>`),
      fc.constantFrom('<h2>', '</h2>', '<p>', '<svg><a xlink:href="', '<script>', '">', '<!--'),
      fc.constantFrom('<form action=x>', '<a id=body name=cookie>', '<math><mi/>', '<table><tr>'),
      fc.string(),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''));
const value = fc.oneof(anyAddress, html, fc.jsonValue(), fc.integer());
const item = fc.record(
  {
    ...{ id: fc.oneof(fc.string({ minLength: 1 }), value), title: value, date: value, body: html },
    ...{ picture: fc.oneof(fc.record({ url: anyAddress }), value), summary: value, room: value },
    files: fc.oneof(fc.array(fc.record({ label: value, file: anyAddress })), value),
  },
  { requiredKeys: ['id', 'title'] },
);
const answer = fc.oneof(
  fc.jsonValue(),
  fc.record({
    data: fc.oneof(item, fc.record({ items: fc.oneof(fc.array(item), value), total: value })),
  }),
);

/** What a load ends in; an error is one that says what is wrong, and no fault of the program. */
const outcomeOf = async <Value>(load: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await load;
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(TypeError);
    expect(error).not.toBeInstanceOf(RangeError);
    return undefined;
  }
};

const isWeb = (address: string): boolean =>
  ['http:', 'https:'].includes(new URL(address, window.location.href).protocol);

describe('any answer of a content API', () => {
  it('is a list that can be shown, or a failure that says why', async () => {
    await fc.assert(
      fc.asyncProperty(answer, async (given) => {
        answerWith(given);
        const page = await outcomeOf(
          loadList(state, table, http, { collection: 'news', where: {}, page: 1, params: {} }),
        );
        if (!page) return;
        expect(page.entries.length).toBeLessThanOrEqual(collection.size);
        expect(Number.isSafeInteger(page.total) && page.total >= 0, `${page.total}`).toBe(true);
        for (const { id, title, picture } of page.entries) {
          expect(id !== '' && title.trim() !== '').toBe(true);
          if (picture) expect(isWeb(picture.src), picture.src).toBe(true);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is an entry that can be shown, none, or a failure that says why', async () => {
    await fc.assert(
      fc.asyncProperty(answer, anyAddress, async (given, id) => {
        answerWith(given);
        const entry = await outcomeOf(loadEntry(state, table, { ...collection, http }, id));
        if (entry) expect(entry).toMatchObject({ id, html: expect.any(String), related: [] });
      }),
      { numRuns: 400 },
    );
  });
});

describe('any HTML of a content API', () => {
  it('keeps no script, and leads where a browser says that it does', () => {
    fc.assert(
      fc.property(html, (given) => {
        const { html: clean } = cleanHtml(given, 'https://cms.example/a/');
        const holder = document.createElement('template');
        holder.innerHTML = clean;
        for (const element of holder.content.querySelectorAll('*')) {
          expect(element.localName).not.toMatch(/script|style|form|iframe|svg|math/);
          for (const { name } of element.attributes) expect(name).not.toMatch(/^on|style/);
        }
      }),
      { numRuns: 100 },
    );
  });

  it('leads from a path of the site to the site', () => {
    const own = window.location.origin;
    fc.assert(
      fc.property(anyAddress, (address) => {
        const holder = document.createElement('template');
        const link = document.createElement('a');
        link.setAttribute('href', address);
        holder.innerHTML = cleanHtml(link.outerHTML, `${own}/a/`).html;
        const href = holder.content.querySelector('a')?.getAttribute('href');
        if (!href || !URL.canParse(address.trim(), `${own}/a/`)) return;
        // A full-width blank before an address is no part of it, though browsers read a path there.
        const meant = new URL(address.trim(), `${own}/a/`);
        const leads = new URL(href, `${own}/a/`);
        if (meant.origin === own) expect(leads.origin, `${address} → ${href}`).toBe(own);
      }),
      { numRuns: 150, examples: [['\u3000http://evil.example'], ['//evil.example/'], ['/a']] },
    );
  });
});

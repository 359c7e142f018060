import { expect, it } from 'vitest';
import { plannedDocument } from '../../../cli/index/indexed-document.ts';
import { lintSite } from '../../../cli/lint/lint-site.ts';
import { compiledSite } from '../../../cli/outputs/compiled-site.ts';
import { askNone } from '../../../cli/search/http/api-asking.ts';
import { openVariant } from '../../../cli/search/open-set.ts';
import { searchSources } from '../../../cli/search/search-sources.ts';

const { checked } = await lintSite('site');
if (!checked) throw new Error('the sample site has problems');
const { source, content } = checked;
const { model, index } = await compiledSite(checked);

/** Addresses of files, and what stands before the place of a page on the web. */
const address = /(^|\s)\/[a-z]|\.(svg|csv|ics|txt|pdf|jpe?g|png|webp|md)\b|https?:/i;

/** A line without what code has in quotation marks: a program may name a file. */
const withoutQuoted = (line: string): string => line.replace(/"[^"]*"/g, '');

/** Ids that fields of entries hold. */
const ids = new Set(
  content.entries.flatMap(({ collection, record }) =>
    Object.entries(record.fields).flatMap(([name, value]) =>
      source.collections?.[collection]?.fields?.[name]?.type === 'entries'
        ? (value as readonly string[])
        : [],
    ),
  ),
);

it.each(['zh', 'en'])(
  'in %s no text of the sample site holds an address or an id',
  async (code) => {
    const { sources } = await searchSources(source, model, checked, index, code, askNone);
    const { table } = openVariant(source, model, code) ?? {};
    expect(sources.length).toBeGreaterThan(100);
    expect(ids.size).toBeGreaterThan(5);
    const wrong = sources.flatMap((each) => {
      const lines = each.read().split('\n');
      const sent = table ? plannedDocument(each, table).make().text.split('\n') : [];
      return [...lines, ...sent]
        .filter((line) => address.test(withoutQuoted(line)) || ids.has(line))
        .map((line) => `${each.title}: ${line}`);
    });
    expect(wrong).toEqual([]);
  },
);

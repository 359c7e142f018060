import { leavingAddresses, runningAddresses } from './addresses.ts';
import { markup } from './markup.ts';
import { pollutingJson, pollutingQueries } from './pollution.ts';
import { running } from './watch-page.ts';

/** An address that a visitor may be lured to. */
export type AddressVector = { readonly door: string; readonly address: string };

/** What a browser sends of a text in a segment of a path, in a query or behind #. */
const encoded = (text: string): string => encodeURIComponent(text);
/** The same as it stands, but for what would end it. */
const bare = (text: string): string =>
  text.replace(/[%#?&\s]/g, (sign) => encodeURIComponent(sign));

/** Keys of queries that the site reads, and others that sites are known to follow. */
const queryKeys = [
  ...['code', 'page', 'year', 'device', 'kind', 'sort', 'from', 'access', 'q', 'lang'],
  ...[
    'url',
    'redirect',
    'next',
    'return',
    'to',
    'goto',
    'link',
    'callback',
    'theme',
    '_escaped_fragment_',
  ],
];

/** Every vector of the addresses of the sample site, each with a number of its own in the code that it runs. */
export function addressVectors(): readonly AddressVector[] {
  const vectors: AddressVector[] = [];
  const run = (): string => running(vectors.length);
  const add = (door: string, address: string): void => {
    vectors.push({ door, address });
  };
  /** All texts of a kind, each made anew for the number that it gets. */
  const each = (
    texts: (code: string) => readonly string[],
    take: (text: string, index: number) => void,
  ) => {
    const { length } = texts('');
    for (let index = 0; index < length; index += 1) take(texts(run())[index] ?? '', index);
  };
  const texts = (code: string) => [...markup(code), ...runningAddresses(code), ...pollutingJson];

  for (const address of leavingAddresses) {
    const path = address.replace(/[\t\n\r]/g, (sign) => encodeURIComponent(sign));
    add('address', path.startsWith('/') ? path : `/${path}`);
    add('query', `/news?${queryKeys[vectors.length % queryKeys.length]}=${encoded(address)}`);
    add('hash', `/news#${bare(address)}`);
  }
  each(texts, (text, index) => {
    add('parameter', `/newsDetail/${encoded(text)}/2026-03-15/article`);
    if (index % 2 === 0) add('keyword', `/search/${encoded(text)}`);
    else add('keyword', `/search/${bare(text).replaceAll('/', '%2F')}`);
  });
  each(texts, (text, index) => {
    const key = queryKeys[index % queryKeys.length];
    add('query', `/news?${key}=${index % 2 === 0 ? encoded(text) : bare(text)}`);
  });
  each(texts, (text, index) =>
    add('hash', `/news#${index % 2 === 0 ? encoded(text) : bare(text)}`),
  );
  each(markup, (text) => add('address', `/${encoded(text)}`));
  for (const query of pollutingQueries) {
    add('query', `/news?${query}`);
    add('hash', `/news#${query}`);
    add('keyword', `/search/${encodeURIComponent(query)}?${query}`);
  }
  return vectors;
}

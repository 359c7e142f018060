import type { Route } from 'playwright-core';
import { largeFile, megabytes } from './large-files.ts';

/** What may come in the place of a file. */
export type FaultKind = {
  readonly en: string;
  readonly zh: string;
  /** Answers a request; with the whole file, and the address of what hands out large ones (`large-files.ts`). */
  readonly answer: (
    route: Route,
    from: { readonly whole: () => Promise<string>; readonly large: string },
  ) => Promise<void>;
};

/** JSON, a script or a style sheet of another shape, by the file's name. */
const otherShape = (url: string): string => {
  if (/\.css\b/.test(url)) return '}{ not { a style';
  return /\.js\b/.test(url) ? 'export const other = 1;' : '{"other":[1,{"shape":null}]}';
};

/** Kinds of faults, in the order of the table. */
export const faultKinds: readonly FaultKind[] = [
  {
    en: 'status 404',
    zh: '状态 404',
    answer: (route) => route.fulfill({ status: 404, body: 'not found' }),
  },
  {
    en: 'status 500',
    zh: '状态 500',
    answer: (route) => route.fulfill({ status: 500, body: 'failure' }),
  },
  {
    en: 'a page with status 200',
    zh: '状态 200 的网页',
    answer: (route) => route.fulfill({ contentType: 'text/html', body: '<p>Sign in first' }),
  },
  {
    en: 'half of it',
    zh: '只有一半',
    answer: async (route, { whole }) => {
      const text = await whole();
      await route.fulfill({ body: text.slice(0, text.length / 2), contentType: typeOf(route) });
    },
  },
  {
    en: '`null`',
    zh: '`null`',
    answer: (route) => route.fulfill({ body: 'null', contentType: typeOf(route) }),
  },
  {
    en: 'another shape',
    zh: '别的格式',
    answer: (route) =>
      route.fulfill({ body: otherShape(route.request().url()), contentType: typeOf(route) }),
  },
  {
    en: `${megabytes} MB`,
    zh: `${megabytes} MB`,
    // As a whole, it would come to the browser in a message.
    answer: (route, { large }) => route.continue({ url: largeFile(large, typeOf(route)) }),
  },
  { en: 'no answer', zh: '没有应答', answer: async () => undefined },
];

function typeOf(route: Route): string {
  const url = route.request().url();
  if (/\.css\b/.test(url)) return 'text/css';
  return /\.js\b/.test(url) ? 'text/javascript' : 'application/json';
}

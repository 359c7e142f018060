import { expect, it } from 'vitest';
import { pageOfFile } from '../../../cli/budget/page-of-file.ts';
import { pathOfFile } from '../../../cli/budget/path-of-file.ts';
import { pathMatcher } from '../../../schema/path/path-matcher.ts';

const languages = {
  zh: { prefix: '', home: '/index' },
  en: { prefix: '/EN', home: '/EN/Index' },
};
const routes: Readonly<Record<string, string>> = {
  '/index': 'home',
  '/EN/Index': 'englishHome',
  '/news': 'news',
  '/EN/News/:id': 'article',
};
const site = {
  model: { languages },
  errors: { notFound: 'lost' },
  match: pathMatcher(Object.entries(routes).map(([path, page]) => [path, { row: { page } }])),
};

it.each([
  ['index.html', '/', 'home'],
  ['EN/index.html', '/EN/', 'englishHome'],
  ['index/index.html', '/index/', 'home'],
  ['news.html', '/news', 'news'],
  ['news.code-theme.page-2.html', '/news.code-theme.page-2', 'news'],
  ['EN/News/100%.html', '/EN/News/100%25', 'article'],
  ['404.html', '/404', 'lost'],
  ['errors/404.zh.mobile.html', '/errors/404.zh.mobile', 'lost'],
  ['500.html', '/500', undefined],
  ['shell.html', '/shell', undefined],
])('%s is opened by %s and shows %s', (file, path, page) => {
  expect(pathOfFile(file)).toBe(path);
  expect(pageOfFile(file, site)).toBe(page);
});

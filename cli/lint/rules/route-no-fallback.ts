import type { Finding } from '../../diagnostics/finding.ts';
import type { Rule } from '../context/rule.ts';

/** Names that a page for unknown addresses goes by. */
const likeNotFound = /^(?:not[-_]?found|(?:page|error)?[-_]?404)$/i;

export const routeNoFallback = {
  id: 'route-no-fallback',
  severity: 'warning',
  explanation: {
    zh: '打错的地址会显示 errors.notFound 里写的页面；没有写，就显示程序自带的一页。网站已经为别的错误写了页面，或者已经有一个叫 notFound 或 404 的页面，却没有在 errors.notFound 里写上它，访客就看不到它。在 errors 下补上 notFound。',
    en: 'An unknown address shows the page that errors.notFound names, or a built-in one. A site that has pages for other errors, or a page called notFound or 404, and does not name it there, never shows it to those who need it. Add notFound under errors.',
  },
  bad: 'errors: { forbidden: closed }',
  good: 'errors: { notFound: lost, forbidden: closed }',
  *check({ source, routes }): Iterable<Finding> {
    if (source.errors?.notFound !== undefined) return;
    const what = 'an unknown address shows the built-in page: errors.notFound names none';
    const meant =
      Object.keys(source.pages).find((name) => likeNotFound.test(name)) ??
      routes.find(({ route }) => likeNotFound.test(route.id))?.route.page;
    if (meant !== undefined) {
      const place = source.errors ? ['errors'] : ['pages', meant];
      const message = `${what}; write notFound: ${meant} under errors`;
      yield { pointer: place, what: 'key', message };
    } else if (source.errors && Object.keys(source.errors).length > 0) {
      yield { pointer: ['errors'], what: 'key', message: what };
    }
  },
} as const satisfies Rule;

import { policyFile } from '../../built-files/policy-file.ts';
import { manifestName } from '../../files/is-output.ts';
import { hostHeaders } from '../hosts/host-headers.ts';
import { hostTable } from '../hosts/host-table.ts';
import { redirectText } from '../redirects/redirect-groups.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';

/** The rules for addresses that open nothing: the page of their language. A device is nothing that a rule can ask for. */
function notFoundLines({ model, notFound }: ServerRules): string[] {
  const base = model.base.slice(0, -1);
  return Object.entries(model.languages)
    .sort(([, a], [, b]) => b.prefix.length - a.prefix.length)
    .flatMap(([language, { prefix }]) => {
      const page = notFound.find(
        (each) => each.language === language && each.device === model.defaultDevice,
      );
      const from = prefix === '' ? '/*' : `${base}${askedPath(prefix)}/*`;
      return page === undefined ? [] : [`${from} ${page.file} 404`];
    });
}

/**
 * Addresses of old, with what their queries say. Rules of this host know no kinds of values: a parameter of theirs is
 * anything. It answers what is gone with 404.
 */
function redirectLines({ redirects, model, notFound, shell }: ServerRules): string[] {
  const base = model.base.slice(0, -1);
  return redirects.map((redirect) => {
    const query = Object.entries(redirect.query ?? {}).map(([key, value]) => ` ${key}=${value}`);
    const to = redirectText(
      redirect,
      model.base,
      (text) => text,
      (name) => `:${name}`,
      {
        whole: '',
        more: '',
      },
    );
    const from = base + askedPath(redirect.from) + query.join('');
    return redirect.to === undefined
      ? `${from} ${notFound[0]?.file ?? shell} 404!`
      : `${from} ${to} ${redirect.status}!`;
  });
}

/** The names of the files of pages lead to their addresses; other files of pages are answered as unknown ones are. */
function fileLines({ pages, notFoundPaths, notFound, shell, model }: ServerRules): string[] {
  const base = model.base.slice(0, -1);
  const lost = notFound[0]?.file ?? shell;
  const isLiteral = (pattern: string): boolean => pattern !== '/' && !pattern.includes('/:');
  return [
    ...pages
      .filter(({ pattern, redirect }) => isLiteral(pattern) && redirect === undefined)
      .map(({ pattern }) => base + askedPath(pattern))
      .map((address) => `${address}.html ${address} 301!`),
    ...notFoundPaths
      .filter(isLiteral)
      .flatMap((pattern) => ['', '.html'].map((end) => base + askedPath(pattern) + end))
      .map((address) => `${address} ${lost} 404!`),
    ...(shell === '/index.html' ? [] : [`${base}${shell} ${lost} 404!`]),
  ];
}

/**
 * `_redirects` and `_headers` for Netlify (https://docs.netlify.com/routing/redirects/ and …/routing/headers/). Rules
 * count from top to bottom; files go before rules without an exclamation mark.
 * @returns texts by path in the site
 */
export function netlifyFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { model, notFound } = rules;
  const base = model.base.slice(0, -1);
  const lost = notFound[0]?.file ?? rules.shell;
  const about = 'Written by `site build --server netlify`; changes are lost.';
  return new Map([
    [
      '_redirects',
      [
        `# ${about}`,
        '# What rules of this host cannot ask for is left to the script of the pages: the visitor’s device and choice (pages',
        '# of the other one are shown first), the letter case of addresses, a wrong date in the address of an entry.',
        ...[manifestName, policyFile].map((name) => `/${name} ${lost} 404!`),
        `${base}/index.html ${model.base} 301!`,
        ...(rules.settings.proxy ?? []).map(({ from, to }) => `${from}* ${to}${from}:splat 200!`),
        ...fileLines(rules),
        ...redirectLines(rules),
        ...hostTable(rules).map(
          ({ from, to, status }) => `${from} ${to} ${status}${status === 301 ? '!' : ''}`,
        ),
        ...(base === '' ? [] : [`${base} ${model.base} 301!`, `${base}/* /:splat 200`]),
        ...notFoundLines(rules),
        '',
      ].join('\n'),
    ],
    ['_headers', hostHeaders(rules, about)],
  ]);
}

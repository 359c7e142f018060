import { hostHeaders } from '../hosts/host-headers.ts';
import { type HostRule, hostTable } from '../hosts/host-table.ts';
import { redirectText } from '../redirects/redirect-groups.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';

/** How many rules without and with placeholders the host takes, and how long a rule and the file may be. */
const most = { static: 2000, dynamic: 100, line: 1000, bytes: 100_000 };

const isDynamic = ({ from }: HostRule): boolean => /\/:|\*/.test(from);

/** A file without its ending: the host leads from `x.html` to `x`. */
const withoutHtml = (file: string): string =>
  file === '/index.html' ? '/' : file.replace(/\.html$/, '');

/** The lines that the host takes, and how many it does not. */
function linesWithin(rules: readonly HostRule[]): { lines: string[]; left: number } {
  const lines: string[] = [];
  const count = { static: 0, dynamic: 0, bytes: 0 };
  for (const rule of rules) {
    const { from, to, status } = rule;
    const line = `${from} ${status === 200 ? withoutHtml(to) : to} ${status}`;
    const kind = isDynamic(rule) ? 'dynamic' : 'static';
    const bytes = Buffer.byteLength(line) + 1;
    if (count[kind] >= most[kind] || line.length > most.line) continue;
    if (count.bytes + bytes > most.bytes - 2000) continue;
    count[kind] += 1;
    count.bytes += bytes;
    lines.push(line);
  }
  return { lines, left: rules.length - lines.length };
}

/** Addresses of old without queries and kinds of values, which rules of this host cannot ask for; it has no 410. */
const oldRules = ({ redirects, model }: ServerRules): readonly HostRule[] =>
  redirects
    .filter(({ query, values, to }) => !query && !values && to !== undefined)
    .map(
      (redirect): HostRule => ({
        from: model.base.slice(0, -1) + askedPath(redirect.from),
        to: redirectText(
          redirect,
          model.base,
          (text) => text,
          (name) => `:${name}`,
          {
            whole: '',
            more: '',
          },
        ),
        status: redirect.status === 302 ? 302 : 301,
        hidesFiles: false,
      }),
    );

/**
 * `_redirects` and `_headers` for Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/redirects/ and
 * …/headers/): its rules go before files, so none is written that would hide a page.
 * @returns texts by path in the site
 */
export function cloudflareFiles(rules: ServerRules): ReadonlyMap<string, string> {
  const { model } = rules;
  const base = model.base.slice(0, -1);
  const about = 'Written by `site build --server cloudflare`; changes are lost.';
  const silent = rules.redirects.length - oldRules(rules).length;
  const { lines, left } = linesWithin([
    { from: `${base}/index.html`, to: model.base, status: 301, hidesFiles: false },
    // Rules without placeholders stand first.
    ...[...oldRules(rules), ...hostTable(rules).filter(({ hidesFiles }) => !hidesFiles)].sort(
      (a, b) => Number(isDynamic(a)) - Number(isDynamic(b)),
    ),
    ...(base === ''
      ? []
      : [{ from: `${base}/*`, to: '/:splat', status: 200, hidesFiles: false } as const]),
  ]);
  return new Map([
    [
      '_redirects',
      [
        `# ${about}`,
        '# What rules of this host cannot ask for is left to the script of the pages: the visitor’s device and choice (pages',
        '# of the other one are shown first), the letter case of addresses, a wrong date in the address of an entry. An',
        '# address that opens nothing is answered with 404.html, whose script shows it in its language, and what an address',
        '# opens that has no rule here. The host has no rule that refuses .site-files.json: it names public files alone.',
        ...(left > 0
          ? [`# ${left} rules are more than the host takes, and left to the script.`]
          : []),
        ...(silent > 0
          ? [
              `# ${silent} addresses of old ask for more than rules of this host can say; nothing answers them.`,
            ]
          : []),
        ...(rules.settings.proxy ?? []).map(
          ({ from, to }) =>
            `# ${from} is to be answered by ${to} (server.proxy): rules of this host pass nothing on; write a function for it.`,
        ),
        ...lines,
        '',
      ].join('\n'),
    ],
    ['_headers', hostHeaders(rules, about)],
  ]);
}

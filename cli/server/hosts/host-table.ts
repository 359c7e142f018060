import { parsePath } from '../../../schema/path/parse-path.ts';
import { splitAddress } from '../../../schema/path/split-address.ts';
import { pageFiles } from '../../built-files/page-files.ts';
import type { AddressPart } from '../rules/entry-rules.ts';
import type { ServerPage, ServerRules } from '../rules/server-rules.ts';
import { askedPath } from '../text/asked-path.ts';

/** A line of `_redirects`: what is asked for, with `:name` and `*`, and what is answered. */
export type HostRule = {
  readonly from: string;
  readonly to: string;
  readonly status: 200 | 301 | 302;
  /** Whether files of the site may stand at addresses that it matches. */
  readonly hidesFiles: boolean;
  /** The page whose path it is for, as that was declared. Absent: the path of an entry. */
  readonly page?: ServerPage;
};

const isLiteral = ({ pattern }: ServerPage): boolean => !pattern.includes('/:');

/** Where a route leads on to; hosts append the visitor's query where the target has none. */
function redirectRule(page: ServerPage, base: string): HostRule {
  const { pattern, redirect = '' } = page;
  const { path } = splitAddress(redirect);
  return {
    from: base + askedPath(pattern),
    to: (path.startsWith('/') ? base : '') + askedPath(redirect),
    status: 301,
    hidesFiles: false,
    page,
  };
}

/** An address with the values of its parameters; those that may be any are placeholders of the pattern. */
function filled(parts: readonly AddressPart[], pattern: string): string {
  const names = parsePath(pattern).segments.flatMap((each) =>
    each.kind === 'parameter' ? [each.name] : [],
  );
  return parts
    .map((part) => (typeof part === 'number' ? `:${names[part - 1] ?? ''}` : askedPath(part)))
    .join('');
}

/** The entries of a page's rule: aliases that lead on, and those that have no page of their own. */
function entryTable(page: ServerPage, { files, shell }: ServerRules, base: string): HostRule[] {
  const { entries, pattern } = page;
  if (!entries) return [];
  const id = parsePath(pattern).segments.filter((each) => each.kind === 'parameter')[
    entries.parameter - 1
  ];
  const name = id?.kind === 'parameter' ? id.name : '';
  return [...entries.set.targets].flatMap(([key, parts]): HostRule[] => {
    const from = pattern
      .split('/')
      .map((segment) => (segment === `:${name}` ? key : segment))
      .join('/');
    const own = entries.before + filled(parts, pattern);
    const [first] = parts;
    const isAlias = !(typeof first === 'string' && first.split('/')[0] === key) && own !== from;
    if (isAlias) {
      return [{ from: base + askedPath(from), to: base + own, status: 301, hidesFiles: false }];
    }
    const [file = ''] = own.includes('/:') ? [] : pageFiles(own, '');
    return files.has(file.slice(1))
      ? []
      : [{ from: base + own, to: shell, status: 200, hidesFiles: false }];
  });
}

/** Whether any page of a route was built. */
function hasPages({ pattern }: ServerPage, files: ReadonlySet<string>): boolean {
  const start = pattern.slice(1, pattern.indexOf('/:') + 1);
  for (const file of files) if (file.startsWith(start) && file.endsWith('.html')) return true;
  return false;
}

/**
 * What hosts of static files need to be told besides what they do by themselves (`/news` is `news.html`, any other
 * address is `404.html`): redirects, aliases, and pages for addresses without a file of their own. Those without
 * parameters come first.
 */
export function hostTable(rules: ServerRules): HostRule[] {
  const { pages, files, shell, model } = rules;
  const base = model.base.slice(0, -1);
  const table = pages.flatMap((page): HostRule[] => {
    const { pattern, redirect, entries, fallback } = page;
    if (redirect !== undefined) return [redirectRule(page, base)];
    if (isLiteral(page)) {
      const [file = ''] = pageFiles(pattern, '');
      return files.has(file.slice(1))
        ? []
        : [{ from: base + askedPath(pattern), to: shell, status: 200, hidesFiles: false, page }];
    }
    if (entries && !entries.isOpenEnded) return entryTable(page, rules, base);
    return [
      {
        from: base + askedPath(pattern),
        to: fallback === undefined ? shell : `${fallback}.html`,
        status: 200,
        hidesFiles: hasPages(page, files),
        page,
      },
    ];
  });
  const isStatic = ({ from }: HostRule): boolean => !/\/:|\*/.test(from);
  return [...table.filter(isStatic), ...table.filter((each) => !isStatic(each))];
}

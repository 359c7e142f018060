/** What a host answers: the file, or where it leads. */
export type HostAnswer = { readonly status: number; readonly to: string };

type Rule = {
  readonly from: string;
  readonly to: string;
  readonly status: number;
  readonly isForced: boolean;
  /** What the query says, by key: a value, or a placeholder. */
  readonly query: Readonly<Record<string, string>>;
};

/** The rules of a file `_redirects`: one a line, `from to status`, `#` begins a comment. */
export const readRedirects = (text: string): readonly Rule[] =>
  text.split('\n').flatMap((line) => {
    const [from, ...others] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    const first = others.findIndex((each) => !/^[\w-]+=/.test(each));
    const pairs = others.slice(0, first < 0 ? 0 : first).map((each) => each.split('=', 2));
    const [to, status = '301', ...rest] = others.slice(pairs.length);
    const query: Record<string, string> = Object.fromEntries(pairs);
    if (!from) return [];
    if (to === undefined || rest.length > 0 || !/^\d{3}!?$/.test(status)) {
      throw new Error(`no rule: ${line}`);
    }
    return [
      { from, to, status: Number.parseInt(status, 10), isForced: status.endsWith('!'), query },
    ];
  });

/** The headers of a path by a file `_headers`; values of one name are joined. */
export function headersOf(text: string, path: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  let applies = false;
  for (const line of text.split('\n')) {
    if (line === '' || line.startsWith('#')) continue;
    if (!line.startsWith(' ')) {
      applies = matches(line, path) !== undefined;
      continue;
    }
    const [, name = '', value = ''] = /^ +([\w-]+): (.*)$/.exec(line) ?? [];
    if (name === '') throw new Error(`no header: ${line}`);
    if (applies) found[name] = found[name] === undefined ? value : `${found[name]}, ${value}`;
  }
  return found;
}

/** The values of placeholders and of the splat, which stands at the end; undefined: the path is another. */
function matches(from: string, path: string): Readonly<Record<string, string>> | undefined {
  const names: string[] = [];
  const source = from
    .split('/')
    .map((segment) => {
      if (segment === '*') return '(?<splat>.*)';
      if (!segment.startsWith(':')) return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
      names.push(segment.slice(1));
      return `(?<${segment.slice(1)}>[^/]+)`;
    })
    .join('/')
    .replace('/(?<splat>.*)', '(?:/(?<splat>.*))?');
  const found = new RegExp(`^${source}$`).exec(path);
  return found ? { ...found.groups } : undefined;
}

const filled = (to: string, values: Readonly<Record<string, string>>): string =>
  to.replace(/:(\w+)/g, (whole, name: string) => values[name] ?? (name === 'splat' ? '' : whole));

/** The file at a path as static hosts find it: itself, with `.html`, or the index of a folder. */
const fileAt = (path: string, files: ReadonlySet<string>): string | undefined => {
  const bare = decodeURIComponent(path.slice(1));
  const names = [
    bare,
    `${bare.replace(/\/$/, '')}.html`,
    bare === '' ? 'index.html' : `${bare.replace(/\/$/, '')}/index.html`,
  ];
  return names.find((name) => files.has(name));
};

const lost = (files: ReadonlySet<string>): HostAnswer =>
  files.has('404.html') ? { status: 404, to: '/404.html' } : { status: 404, to: '' };

/**
 * Answers as Netlify documents it: rules from top to bottom, the first that fits; one without an exclamation mark only
 * where there is no file.
 */
export function netlifyAnswer(
  path: string,
  rules: readonly Rule[],
  files: ReadonlySet<string>,
): HostAnswer {
  const [bare = '', search] = path.split('?', 2);
  const asked = new URLSearchParams(search);
  const file = fileAt(bare, files);
  for (const { from, to, status, isForced, query } of rules) {
    const found = matches(from, bare);
    const keys = Object.entries(query);
    const isAsked = keys.every(([key, value]) =>
      value.startsWith(':') ? asked.has(key) : asked.get(key) === value,
    );
    const values = found && {
      ...found,
      ...Object.fromEntries(keys.map(([key, value]) => [value.slice(1), asked.get(key) ?? ''])),
    };
    if (!values || !isAsked || (file !== undefined && !isForced)) continue;
    const target = filled(to, values);
    if (status !== 200) return { status, to: target };
    const own = fileAt(target, files);
    return own === undefined ? lost(files) : { status: 200, to: `/${own}` };
  }
  return file === undefined ? lost(files) : { status: 200, to: `/${file}` };
}

/**
 * Answers as Cloudflare Pages documents it: rules go before files, those without placeholders before those with them;
 * 2,000 and 100 of them at most, each of 1,000 characters at most; statuses are redirects and 200.
 */
export function cloudflareAnswer(
  path: string,
  rules: readonly Rule[],
  files: ReadonlySet<string>,
): HostAnswer {
  const isDynamic = ({ from }: Rule): boolean => /\/:|\*/.test(from);
  const dynamic = rules.filter(isDynamic);
  if (dynamic.length > 100 || rules.length - dynamic.length > 2000)
    throw new Error('too many rules');
  const first = rules.findIndex(isDynamic);
  if (first >= 0 && rules.slice(first).some((rule) => !isDynamic(rule))) {
    throw new Error('a rule without placeholders stands behind one with them');
  }
  for (const { from, to, status, isForced } of rules) {
    if (isForced || ![200, 301, 302, 303, 307, 308].includes(status))
      throw new Error('no such status');
    const values = matches(from, path);
    if (!values) continue;
    const target = filled(to, values);
    if (status !== 200) return { status, to: target };
    const own = fileAt(target, files);
    return own === undefined ? lost(files) : { status: 200, to: `/${own}` };
  }
  const file = fileAt(path, files);
  return file === undefined ? lost(files) : { status: 200, to: `/${file}` };
}

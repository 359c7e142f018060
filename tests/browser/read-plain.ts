import { Parser } from 'htmlparser2';

/** What a reader without scripts finds in a page. */
export type PlainContent = {
  readonly titles: readonly string[];
  readonly headings: readonly string[];
  /** Addresses on this host, with their queries. */
  readonly links: readonly string[];
  readonly isIndexed: boolean;
};

/** What a reader without scripts finds in a page: what stands in <noscript> is read as HTML. */
export function readPlain(html: string, own: URL): PlainContent {
  const titles: string[] = [];
  const headings: string[] = [];
  const links = new Set<string>();
  let isIndexed = true;
  let open: string[] | undefined;
  let depth = 0;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      if (name === 'svg') depth += 1;
      if (depth === 0 && name === 'title') open = titles;
      if (name === 'h1') open = headings;
      if (open && (name === 'title' || name === 'h1') && depth === 0) open.push('');
      if (name === 'meta' && attributes.name === 'robots')
        isIndexed = !attributes.content?.includes('noindex');
      if (name !== 'a' || attributes.href === undefined) return;
      const url = new URL(attributes.href, own);
      if (url.origin === own.origin) links.add(url.pathname + url.search);
    },
    ontext: (text) => {
      if (open) open.push((open.pop() ?? '') + text);
    },
    onclosetag: (name) => {
      if (name === 'svg') depth -= 1;
      if (name === 'title' || name === 'h1') open = undefined;
    },
  });
  parser.end(html);
  return { titles, headings, links: [...links], isIndexed };
}

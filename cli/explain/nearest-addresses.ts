import { parsePath } from '../../schema/path/parse-path.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ExplainedSite } from './explained-site.ts';

const most = 3;

/** A pattern with what was typed in the place of its parameters. */
function filled(pattern: string, parts: readonly string[]): string {
  const texts = parsePath(pattern).segments.map((segment, index) =>
    segment.kind === 'literal' ? segment.text : (parts[index] ?? `:${segment.name}`),
  );
  return `/${texts.join('/')}`;
}

/** How many segments two paths begin with alike. */
function shared(path: string, parts: readonly string[]): number {
  const own = path.slice(1).toLowerCase().split('/');
  const index = own.findIndex((text, at) => text !== parts[at]?.toLowerCase());
  return index < 0 ? own.length : index;
}

/** Addresses of a site that somebody may have meant: a few letters away, or beginning alike. */
export function nearestAddresses(typed: string, { tables }: ExplainedSite): string[] {
  const { path } = splitAddress(typed);
  const parts = path.slice(1).split('/');
  const known = new Set(
    tables.flatMap(({ routes }) =>
      routes.flatMap(({ paths }) => paths.map((pattern) => filled(pattern, parts))),
    ),
  );
  const found: string[] = [];
  for (let near = nearestAmong(known)(path); near !== undefined && found.length < most; ) {
    found.push(near);
    known.delete(near);
    near = nearestAmong(known)(path);
  }
  const alike = [...known]
    .map((each) => ({ each, count: shared(each, parts) }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.each.length - b.each.length)
    .map(({ each }) => each);
  return [...found, ...alike].slice(0, most);
}

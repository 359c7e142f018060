import { mostBytes as maxBytes } from '../../content/text-limits.ts';

const tags = /<(\/?)([a-z][a-z0-9-]*)/gi;
/** What has no end, or ends where the next one begins. */
const endless = new Set(
  (
    'area base br col embed hr img input link meta source track wbr ' +
    'p li dt dd td th tr tbody thead tfoot option optgroup colgroup rp rt'
  ).split(' '),
);
/** What is opened again in every paragraph for as long as it is not closed. */
const formatting = new Set('a b big code em font i nobr s small strike strong tt u'.split(' '));

const mostReopened = 300_000;
const mostLookedAt = 20_000_000;

/**
 * Whether a parser reads HTML in reasonable time. It looks through what is open at every tag, and opens again
 * what emphasis was not closed.
 */
export function isSimpleHtml(html: string): boolean {
  if (html.length > maxBytes) return false;
  const open = new Map<string, number>();
  let all = 0;
  let deep = 0;
  let maxDepth = 0;
  let emphasised = 0;
  let mostEmphasised = 0;
  for (const [, slash, written = ''] of html.matchAll(tags)) {
    all += 1;
    const name = written.toLowerCase();
    if (endless.has(name)) continue;
    const before = open.get(name) ?? 0;
    if (slash && before === 0) continue;
    const step = slash ? -1 : 1;
    open.set(name, before + step);
    deep += step;
    maxDepth = Math.max(maxDepth, deep);
    if (formatting.has(name)) emphasised += step;
    mostEmphasised = Math.max(mostEmphasised, emphasised);
  }
  return all * mostEmphasised <= mostReopened && all * maxDepth <= mostLookedAt;
}

import type { Guard, SiteSource } from '../../schema/source.generated.ts';
import { type PagePart, pageParts } from '../explain/page-parts.ts';
import { lintContext } from '../lint/context/lint-context.ts';
import { type AccessChange, accessChange } from './access-change.ts';
import { guardCondition } from './condition.ts';
import type { Address } from './site-addresses.ts';

/** A block of a page that other visitors see than before. */
export type PartChange = { readonly kind: AccessChange; readonly part: string };

/** A block of a page on a device, with the guards that decide who sees it: its own and those around it. */
type Part = Pick<PagePart, 'block' | 'pointer'> & { readonly guards: readonly Guard[] };

/** The blocks of the pages of a site; those of pages without any guard, where nobody is kept out, are not listed. */
type SiteParts = {
  readonly source: SiteSource;
  readonly hasGuards: (page: string) => boolean;
  readonly of: (page: string, device: string) => readonly Part[];
};

const guardsOf = ({ pointer }: PagePart, parts: readonly PagePart[]): readonly Guard[] =>
  parts
    .filter(({ pointer: at }) => at.every((key, index) => pointer[index] === key))
    .flatMap(({ block }) => block.guard ?? []);

export function siteParts(source: SiteSource): SiteParts {
  const context = lintContext(source);
  const guarded = new Set(
    context.blocks.flatMap(({ block, pointer }) => (block.guard ? [String(pointer[1])] : [])),
  );
  const known = new Map<string, readonly Part[]>();
  return {
    source,
    hasGuards: (page) => guarded.has(page),
    of: (page, device) => {
      const key = `${page} ${device}`;
      const parts = known.get(key) ?? listed(pageParts(context, page, device));
      known.set(key, parts);
      return parts;
    },
  };
}

/** What stands in the place of a block for those whom its guard keeps out is no secret. */
const listed = (parts: readonly PagePart[]): readonly Part[] =>
  parts
    .filter(({ isLeftOut, pointer }) => !isLeftOut && !pointer.includes('fallback'))
    .map((part) => ({ ...part, guards: guardsOf(part, parts) }));

/** What a block shows, whoever sees it. */
const shown = ({ block }: Part): string =>
  JSON.stringify(block, (key, value) => (key === 'guard' ? undefined : value));

const placeOf = ({ block, pointer }: Part): string => [block.type, ...pointer.slice(2)].join('/');

/** The block that each of the new ones was before: by what it shows, else, of those left, by its place and type. */
function pairs(before: readonly Part[], after: readonly Part[]): ReadonlyMap<Part, Part> {
  const left = new Set(before);
  const found = new Map<Part, Part>();
  for (const nameOf of [shown, placeOf]) {
    for (const part of after) {
      const name = nameOf(part);
      const same = found.has(part) ? undefined : [...left].find((each) => nameOf(each) === name);
      if (!same) continue;
      left.delete(same);
      found.set(part, same);
    }
  }
  return found;
}

/** Which blocks that a page had before other visitors see now. */
export function partChanges(
  old: Address,
  now: Address,
  before: SiteParts,
  after: SiteParts,
): readonly PartChange[] {
  const [oldPage, newPage] = [old.flat.route.page, now.flat.route.page];
  if (oldPage === undefined || newPage === undefined) return [];
  if (!before.hasGuards(oldPage) && !after.hasGuards(newPage)) return [];
  const newParts = after.of(newPage, now.device);
  const same = pairs(before.of(oldPage, old.device), newParts);
  return newParts.flatMap((part, index) => {
    const was = same.get(part);
    const kind =
      was &&
      accessChange(
        guardCondition(was.guards, before.source),
        guardCondition(part.guards, after.source),
      );
    return kind ? [{ kind, part: `block ${index + 1}, ${part.block.type}` }] : [];
  });
}

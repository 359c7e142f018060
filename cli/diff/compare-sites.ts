import type { VariantKey } from '../../schema/model.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { accessChange } from './access-change.ts';
import { routeCondition } from './condition.ts';
import { partChanges, siteParts } from './part-changes.ts';
import { rootTargets } from './root-targets.ts';
import { type SettingChange, settingChanges } from './setting-changes.ts';
import { type Address, routeKey, type SiteAddresses, siteAddresses } from './site-addresses.ts';

/** What can happen to a site and its addresses, in the order in which it is reported. */
export const changeKinds = [
  /** It opens nothing any more. */
  'removed',
  /** Its route has another path now, and nothing leads there from the old one. */
  'renamed',
  /** It leads on to another address now. */
  'moved',
  /** It opens another route now. */
  'replaced',
  'added',
  /** More visitors may open it, or see a part of it. */
  'widened',
  'narrowed',
  /** Some visitors may open it that could not, others can no longer. */
  'changed',
  /** It leads on to another address than before, or shows a page of its own again. */
  'redirected',
  /** Something that is set for the whole site: base, history, default language, what is called. */
  'setting',
] as const;

export type ChangeKind = (typeof changeKinds)[number];

type AddressChangeKind = Exclude<ChangeKind, SettingChange['kind']>;

export type AddressChange = VariantKey & {
  readonly kind: AddressChangeKind;
  readonly path: string;
  readonly route: string;
  /** The address that took its place, or that it leads to. */
  readonly to?: string;
  /** The address that it led to before. */
  readonly from?: string;
  /** The part of its page that others see now; absent: the address as a whole. */
  readonly part?: string;
  /** The route that it opened before, where it opens another one now. */
  readonly instead?: string;
};

export type Change = AddressChange | SettingChange;

const changeOf = (
  kind: AddressChangeKind,
  { path, language, device, id }: Address,
  more: Pick<AddressChange, 'to' | 'from' | 'part' | 'instead'> = {},
): AddressChange => ({ kind, path, language, device, route: id, ...more });

/** Compares two versions of a site, one address at a time. */
function comparison(before: SiteAddresses, after: SiteAddresses) {
  const parts = { before: siteParts(before.source), after: siteParts(after.source) };
  /** Shapes of addresses that took the place of others. */
  const successors = new Set<string>();
  /** The address that a route has now and had not before. */
  const successorOf = (old: Address): Address | undefined => {
    const own = after.ofRoute.get(routeKey(old)) ?? [];
    const found = own.find(({ shape }) => !before.byShape.has(shape) && !successors.has(shape));
    if (found) successors.add(found.shape);
    return found;
  };
  const accessOf = (old: Address, now: Address): Change[] => {
    const change = accessChange(
      routeCondition(old.flat, before.source),
      routeCondition(now.flat, after.source),
    );
    const inside = partChanges(old, now, parts.before, parts.after);
    return [
      ...(change ? [changeOf(change, now)] : []),
      ...inside.map(({ kind, part }) => changeOf(kind, now, { part })),
    ];
  };
  /** Whether an address opens another route than before, not the same one by another id. */
  const isAnother = (old: Address, now: Address): boolean => {
    if (old.language !== now.language || old.device !== now.device) return true;
    // Where a redirect leads is reported as such.
    if (old.id === now.id || old.redirect !== undefined || now.redirect !== undefined) return false;
    const isRenamed = !after.ids.has(old.id) && !before.ids.has(now.id);
    return !isRenamed || old.flat.route.page !== now.flat.route.page;
  };
  /** A page in whose place a redirect stands: who may see it is decided where that leads. */
  const moved = (old: Address, by: Address, to: string): Change[] => {
    const target = successorOf(old) ?? after.match(splitAddress(to).path) ?? by;
    return [changeOf('moved', old, { to }), ...accessOf(old, target)];
  };
  const replaced = (old: Address, now: Address): Change[] =>
    isAnother(old, now) ? [changeOf('replaced', now, { instead: old.id })] : [];
  const kept = (old: Address, now: Address): Change[] => [...replaced(old, now), ...led(old, now)];
  const led = (old: Address, now: Address): Change[] => {
    if (old.redirect === now.redirect) return accessOf(old, now);
    if (old.redirect === undefined && now.redirect !== undefined) {
      return moved(old, now, now.redirect);
    }
    const to = now.redirect === undefined ? {} : { to: now.redirect };
    const from = old.redirect === undefined ? {} : { from: old.redirect };
    return [changeOf('redirected', now, { ...from, ...to }), ...accessOf(old, now)];
  };
  const gone = (old: Address): Change[] => {
    // A redirect with a parameter may take in what stood there.
    const taken = after.match(old.path);
    if (taken?.redirect !== undefined) return moved(old, taken, taken.redirect);
    const successor = successorOf(old);
    if (!successor) return [changeOf('removed', old)];
    return [changeOf('renamed', old, { to: successor.path }), ...accessOf(old, successor)];
  };
  return { kept, gone, isSuccessor: (shape: string) => successors.has(shape) };
}

/** Roots of languages, such as / and /EN, that lead to another address than before. */
function rootChanges(
  before: SiteSource,
  after: SiteSource,
  routeOf: (path: string) => string,
): AddressChange[] {
  const old = rootTargets(before);
  return [...rootTargets(after)].flatMap(([key, { path, language, device, to }]) => {
    const was = old.get(key);
    if (!was || was.to === to) return [];
    const route = to === undefined ? '' : routeOf(to);
    return [
      {
        kind: 'redirected' as const,
        path,
        language,
        device,
        route,
        ...(was.to === undefined ? {} : { from: was.to }),
        ...(to === undefined ? {} : { to }),
      },
    ];
  });
}

/**
 * What changed between two versions of a site, address by address; twins are addresses of their own.
 * @param oldSource the version before, its shape right
 */
export function compareSites(oldSource: SiteSource, newSource: SiteSource): Change[] {
  const before = siteAddresses(oldSource);
  const after = siteAddresses(newSource);
  const { kept, gone, isSuccessor } = comparison(before, after);
  const changes = [...before.byShape.values()].flatMap((old): Change[] => {
    const now = after.byShape.get(old.shape);
    return now ? kept(old, now) : gone(old);
  });
  const added = [...after.byShape.values()]
    .filter(({ shape }) => !before.byShape.has(shape) && !isSuccessor(shape))
    .map((now) => changeOf('added', now));
  const order = (a: Change, b: Change): number =>
    changeKinds.indexOf(a.kind) - changeKinds.indexOf(b.kind);
  const roots = rootChanges(oldSource, newSource, (path) => after.match(path)?.id ?? '');
  return [...settingChanges(oldSource, newSource), ...changes, ...added, ...roots].sort(order);
}

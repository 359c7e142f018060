import type { RouteTable } from '../../../schema/model.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import type { EntryPath } from './entry-paths.ts';
import type { PageRule } from './page-rules.ts';

/** A part of an address: a text, or the value of the parameter at this place, counted from 1. */
export type AddressPart = string | number;

/** What follows `before` in an entry's own address; parameters that may have any value stand for the asked ones. */
export type EntryTarget = readonly AddressPart[];

/** Entries by what stands for them in addresses: their ids and their aliases. Rules may share a set. */
export type EntrySet = {
  /** It ends with a question mark where a content API may have more of them. */
  readonly name: string;
  readonly targets: ReadonlyMap<string, EntryTarget>;
};

/** Which entries the addresses of a rule show. */
export type EntryRule = {
  readonly set: EntrySet;
  /** The parameter that holds the id, counted from 1. */
  readonly parameter: number;
  /** What the address begins with where a target follows. */
  readonly before: string;
  /** Whether an id that is not in the set may be an entry all the same, of a content API. */
  readonly isOpenEnded: boolean;
};

/** The ids and aliases of the entries of a collection in a language, as its files are named. */
export type EntryIds = (collection: string, language: string) => readonly string[];

/** Joins texts that stand side by side. */
function joined(parts: readonly AddressPart[]): readonly AddressPart[] {
  const out: AddressPart[] = [];
  for (const part of parts) {
    const last = out.at(-1);
    if (typeof part === 'string' && typeof last === 'string') out[out.length - 1] = last + part;
    else if (part !== '') out.push(part);
  }
  return out;
}

/** A pattern, or what became of one, as parts: a segment that is still a parameter of the pattern stands for its value. */
export function addressParts(path: string, pattern: string): readonly AddressPart[] {
  const declared = pattern.split('/');
  let parameter = 0;
  return joined(
    path.split('/').flatMap((segment, index): AddressPart[] => {
      const slash = index === 0 ? '' : '/';
      if (declared[index]?.startsWith(':')) parameter += 1;
      else return [slash + segment];
      return segment === declared[index] ? [slash, parameter] : [slash + segment];
    }),
  );
}

const collectionsOf = ({ row, table }: PageRule): { names: readonly string[]; api: boolean } => {
  const all = row.shows?.collections ?? [];
  const isApi = (name: string): boolean => ownValue(table.collections, name)?.http !== undefined;
  const first = all.findIndex(isApi);
  return { names: first < 0 ? all : all.slice(0, first), api: first >= 0 };
};

/**
 * Finds which entries the addresses of each rule show, by asking for each of them what `site preview` asks.
 * @returns gives the rule for entries of a page's rule; undefined: it shows none
 */
export function entryRules(
  ids: EntryIds,
  entryPath: EntryPath,
): (rule: PageRule) => EntryRule | undefined {
  const sets = new Map<string, EntrySet>();
  const named = (
    table: RouteTable,
    targets: ReadonlyMap<string, EntryTarget>,
    isOpenEnded: boolean,
  ): EntrySet => {
    const key = JSON.stringify([isOpenEnded, ...targets]);
    const known = sets.get(key);
    if (known) return known;
    const set = { name: `${table.language}${sets.size + 1}${isOpenEnded ? '?' : ''}`, targets };
    sets.set(key, set);
    return set;
  };
  return (rule) => {
    const { pattern, row, table } = rule;
    const { segments } = parsePath(pattern);
    const parameters = segments.flatMap((each) => (each.kind === 'parameter' ? [each.name] : []));
    const id = row.shows?.id;
    if (id === undefined || !parameters.includes(id)) return undefined;
    const { names, api } = collectionsOf(rule);
    const start = pattern.slice(0, pattern.indexOf('/:') + 1);
    const found = new Map<string, readonly AddressPart[]>();
    for (const each of names.flatMap((name) => ids(name, table.language))) {
      if (found.has(each)) continue;
      const canonical = pattern
        .split('/')
        .map((segment) => (segment === `:${id}` ? each : segment))
        .join('/');
      const params = Object.fromEntries(
        parameters.map((name) => [name, name === id ? each : `:${name}`]),
      );
      const own = entryPath({ value: rule, params, pattern, canonical });
      if (own === null) continue;
      found.set(each, addressParts(own !== undefined && rule.opens ? own : canonical, pattern));
    }
    const startsAlike = [...found.values()].every(
      ([first]) => typeof first === 'string' && first.startsWith(start),
    );
    const before = startsAlike ? start : '';
    const targets = new Map(
      [...found].map(([each, parts]) => [
        each,
        joined([String(parts[0]).slice(before.length), ...parts.slice(1)]),
      ]),
    );
    return {
      set: named(table, targets, api),
      parameter: parameters.indexOf(id) + 1,
      before,
      isOpenEnded: api,
    };
  };
}

import type { RouteRow, RouteTable, SiteModel } from '../../../schema/model.ts';
import { parsePath } from '../../../schema/path/parse-path.ts';
import { type PathMatcher, pathMatcher } from '../../../schema/path/path-matcher.ts';
import { leadsToDevice } from '../../../schema/visit/leads-to-device.ts';
import { rowOpens } from '../../../schema/visit/root-target.ts';
import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { anonymous } from './anonymous.ts';

/** What a server does with the addresses of one declared path. */
export type PageRule = {
  /** The path as it was declared, in its variant's spelling, below the base. */
  readonly pattern: string;
  /** What its parameters may be, where that is not anything (`pathValues`). */
  readonly values?: string;
  readonly row: RouteRow;
  readonly table: RouteTable;
  /** Whether a visitor who is not signed in may open it. */
  readonly opens: boolean;
  /** Where everybody is led on to. A route with access rules leads on those alone who may use it: by the script. */
  readonly redirect?: string;
  /** The pattern of the twin, by device variant, for visitors who should get that one. */
  readonly twins: Readonly<Record<string, string>>;
};

/** Finds the rule of a path, in all languages and on all devices. */
export const ruleMatcher = (rules: readonly PageRule[]): PathMatcher<PageRule> =>
  pathMatcher(rules.map((rule) => [rule.pattern, rule, rule.values] as const));

/** A segment of a path: a word, or a parameter with a regular expression for it. */
export type PageSegment =
  | { readonly text: string }
  | { readonly name: string; readonly regex: string };

/**
 * The segments of a page's path.
 * @param any a regular expression for a parameter that may be anything
 */
export function pageSegments(
  { pattern, values }: Pick<PageRule, 'pattern' | 'values'>,
  any = '[^/]+',
): readonly PageSegment[] {
  const expressions = values?.split('/').slice(1) ?? [];
  return parsePath(pattern).segments.map((segment, index) => {
    if (segment.kind === 'literal') return { text: segment.text };
    const regex = expressions[index] ?? '.+';
    return { name: segment.name, regex: regex === '.+' ? any : regex };
  });
}

/** Whether a page says that there is none: a server answers its address as it answers unknown ones. */
export const saysNotFound = ({ row, table }: Pick<PageRule, 'row' | 'table'>): boolean =>
  row.page !== undefined && row.page === table.errors.notFound;

/** The rules of all declared paths; of two with the same shape the first one counts. */
export function pageRules(model: SiteModel, tables: readonly RouteTable[]): PageRule[] {
  const visitor = anonymous(model);
  const devices = Object.keys(model.devices);
  return tables.flatMap((table) =>
    table.routes.flatMap((row) => {
      const leads = devices.filter((device) => leadsToDevice(row, table.device, device, model));
      const isOpen = row.access === undefined;
      const opens = isOpen || rowOpens(row, model, visitor);
      return row.paths.map((pattern) => ({
        pattern,
        ...(row.values?.[pattern] === undefined ? {} : { values: row.values[pattern] }),
        row,
        table,
        opens,
        ...(row.redirect !== undefined && isOpen ? { redirect: row.redirect } : {}),
        twins: Object.fromEntries(
          leads.map((device) => [device, spellForDevice(pattern, device, model)]),
        ),
      }));
    }),
  );
}

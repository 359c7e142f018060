import { compile } from '../../schema/compile/compile.ts';
import type { VariantKey } from '../../schema/model.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import { rootTarget } from '../../schema/visit/root-target.ts';
import { visitorWith } from '../access/visitor.ts';

/** The root of a language on a device, and where it leads whoever has no codes of their own. */
export type RootTarget = VariantKey & {
  readonly path: string;
  /** Absent: nothing opens. */
  readonly to?: string;
};

/** Where the roots of a site lead, by language and device, joined by a blank. */
export function rootTargets(source: SiteSource): ReadonlyMap<string, RootTarget> {
  const { site, tables } = compile(source, () => '');
  const visitor = visitorWith(source);
  return new Map(
    tables.map((table): readonly [string, RootTarget] => {
      const { language, device } = table;
      const to = rootTarget(table, site, visitor);
      const path = source.languages[language]?.prefix || '/';
      return [
        `${language} ${device}`,
        { language, device, path, ...(to === undefined ? {} : { to }) },
      ];
    }),
  );
}

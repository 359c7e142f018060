import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import type { ReadSite } from '../read/read-result.ts';
import { yamlBooleanKey } from '../read/rules/yaml-boolean-key.ts';
import { schemaUnknownKey } from '../validate/rules/schema-unknown-key.ts';
import { validateSite } from '../validate/validate-site.ts';
import { dropCascading } from './cascading/drop-cascading.ts';
import type { Found } from './cascading/found.ts';
import { lintContext } from './context/lint-context.ts';
import { meantBoolean } from './meant-boolean.ts';
import { oldNameFinding, schemaDeprecated } from './rules/schema-deprecated.ts';
import { rules } from './rules.ts';

/** What is wrong with a site file and those that it includes. */
export type FileResult = {
  /** The site file. */
  readonly file: string;
  /** In the order of the files, the site file first. */
  readonly diagnostics: readonly Diagnostic[];
  /** Set where there is no error. */
  readonly source?: SiteSource;
  /** The site's files, found in by pointers into the source. */
  readonly read: ReadSite;
};

function ruleDiagnostics(source: SiteSource, read: ReadSite): Diagnostic[] {
  const context = lintContext(source);
  const found = rules.flatMap((rule: Found['rule']) =>
    [...rule.check(context)].map((finding) => ({ finding, rule })),
  );
  return dropCascading(found, read, context).map(
    ({ finding, rule }) => meantBoolean(finding, source, read) ?? toDiagnostic(finding, rule, read),
  );
}

export const hasError = (diagnostics: readonly Diagnostic[]): boolean =>
  diagnostics.some(({ severity }) => severity === 'error');

const placeKey = ({ file, start }: Diagnostic): string => `${file}:${start}`;

/** Checks the site file that was read, with those that it includes: its shape and, where that is right, every rule. */
export function lintRead(given: ReadSite): FileResult {
  const { source, diagnostics: shape, oldNames, read } = validateSite(given);
  const meaning = source ? ruleDiagnostics(source, read) : [];
  const old = oldNames.flatMap((each) => {
    const { file, start, end } = given.locate(each.pointer, each.what);
    const finding = oldNameFinding(each, given.textOf(file).slice(start, end));
    return finding ? [toDiagnostic(finding, schemaDeprecated, given)] : [];
  });
  // A key that is none here is not asked to be in quotes, too.
  const strange = new Set(
    shape.flatMap((each) => (each.rule === schemaUnknownKey.id ? placeKey(each) : [])),
  );
  const notation = read.diagnostics.filter(
    (each) => each.rule !== yamlBooleanKey.id || !strange.has(placeKey(each)),
  );
  const diagnostics = sortDiagnostics([...notation, ...shape, ...old, ...meaning], read.file);
  return {
    file: read.file,
    diagnostics,
    read,
    ...(source && !hasError(diagnostics) ? { source } : {}),
  };
}

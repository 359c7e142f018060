import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import { sortDiagnostics } from '../diagnostics/sort-diagnostics.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import type { ReadResult } from '../read/read-result.ts';
import { yamlBooleanKey } from '../read/rules/yaml-boolean-key.ts';
import { schemaUnknownKey } from '../validate/rules/schema-unknown-key.ts';
import { validateSite } from '../validate/validate-site.ts';
import { dropCascading } from './cascading/drop-cascading.ts';
import type { Found } from './cascading/found.ts';
import { lintContext } from './context/lint-context.ts';
import { meantBoolean } from './meant-boolean.ts';
import { oldNameFinding, schemaDeprecated } from './rules/schema-deprecated.ts';
import { rules } from './rules.ts';

/** What is wrong with a site file. */
export type FileResult = {
  readonly file: string;
  readonly text: string;
  readonly lines: LineIndex;
  /** In the order of the file. */
  readonly diagnostics: readonly Diagnostic[];
  /** Set where there is no error. */
  readonly source?: SiteSource;
  /** The file, found in by pointers into the source. */
  readonly read: ReadResult;
};

function ruleDiagnostics(source: SiteSource, read: ReadResult): Diagnostic[] {
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

/** Checks the site file that was read: its shape and, where that is right, every rule. */
export function lintRead(given: ReadResult): FileResult {
  const { source, diagnostics: shape, oldNames, read } = validateSite(given);
  const meaning = source ? ruleDiagnostics(source, read) : [];
  const old = oldNames.flatMap((each) => {
    const { start, end } = given.locate(each.pointer, each.what);
    const finding = oldNameFinding(each, given.text.slice(start, end));
    return finding ? [toDiagnostic(finding, schemaDeprecated, given)] : [];
  });
  // A key that is none here is not asked to be in quotes, too.
  const strange = new Set(
    shape.flatMap(({ rule, start }) => (rule === schemaUnknownKey.id ? start : [])),
  );
  const notation = read.diagnostics.filter(
    ({ rule, start }) => rule !== yamlBooleanKey.id || !strange.has(start),
  );
  const diagnostics = sortDiagnostics([...notation, ...shape, ...old, ...meaning], read.file);
  return {
    file: read.file,
    text: read.text,
    lines: read.lines,
    diagnostics,
    read,
    ...(source && !hasError(diagnostics) ? { source } : {}),
  };
}

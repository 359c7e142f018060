import { dirname, relative, sep } from 'node:path';
import { compact } from '../../../schema/compact.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { emptyPart } from '../empty-part.ts';
import { readDecoded } from '../read-decoded.ts';
import type { ReadResult, ReadSite } from '../read-result.ts';
import { type FileTexts, textOfFile } from './file-texts.ts';
import { findParts, type PatternFault } from './find-parts.ts';
import { joinParts } from './join-parts.ts';
import { includeUnreadable, unreadableReason } from './rules/include-unreadable.ts';

const partHolds = 'an included file holds keys of the site file, such as pages or routes';

/** A fault of a pattern, placed in the site file. */
function faultDiagnostic(
  { rule, index, message, suggestion, first }: PatternFault,
  site: ReadResult,
): Diagnostic {
  const related =
    first === undefined || first === index
      ? undefined
      : [{ ...site.locate(['include', first], 'value'), message: 'the first one' }];
  const place = site.locate(['include', index], 'value');
  return compact({
    rule: rule.id,
    severity: rule.severity,
    message,
    ...place,
    suggestion,
    related,
  });
}

/**
 * Reads the files that a site file includes, and joins them with it.
 * @param patterns what stands under `include`
 * @param texts of files that are read in place of what stands on the disk, by path
 */
export async function readParts(
  site: ReadResult,
  patterns: readonly string[],
  texts?: FileTexts,
): Promise<ReadSite> {
  const { found, faults } = await findParts(site.file, patterns);
  const failed: PatternFault[] = [];
  const parts: ReadResult[] = [];
  for (const { file, index } of found) {
    try {
      parts.push(await readDecoded(file, await textOfFile(file, texts)));
    } catch (error) {
      const name = relative(dirname(site.file), file).split(sep).join('/');
      const message = `${name} cannot be read: ${unreadableReason(error as NodeJS.ErrnoException)}`;
      failed.push({ rule: includeUnreadable, index, message });
    }
  }
  const readable = parts.filter(({ content }) => content);
  const { value, diagnostics, isComplete, ...places } = joinParts(site, readable);
  const all = [site, ...parts];
  const byFile = new Map(all.map((each) => [each.file, each]));
  const isWhole =
    isComplete && faults.length + failed.length === 0 && readable.length === parts.length;
  return {
    ...places,
    textOf: (file) => byFile.get(file)?.text ?? '',
    file: site.file,
    sources: all,
    includes: patterns,
    linesOf: (file) => (byFile.get(file) ?? site).lines,
    content: isWhole ? { value } : undefined,
    diagnostics: [
      ...site.diagnostics,
      ...parts.flatMap((each) => emptyPart(each.diagnostics, partHolds)),
      ...[...faults, ...failed].map((each) => faultDiagnostic(each, site)),
      ...diagnostics,
    ],
  };
}

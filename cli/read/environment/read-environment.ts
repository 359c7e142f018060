import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { readFailure } from '../../files/file-failure.ts';
import { UnreadableInput } from '../../files/unreadable-input.ts';
import { emptyPart } from '../empty-part.ts';
import { type FileTexts, textOfFile } from '../include/file-texts.ts';
import { ownKeys } from '../include/rules/include-part.ts';
import { readDecoded } from '../read-decoded.ts';
import type { ReadResult, ReadSite } from '../read-result.ts';
import { environmentFile } from './environment-file.ts';
import { isFields, isOverlaid, overlayValue } from './overlay-value.ts';
import { envPart } from './rules/env-part.ts';
import { envRemoval } from './rules/env-removal.ts';

const overlayHolds = 'the file of an environment holds keys of the site file, such as site';

/** What is wrong with an environment's file as such. */
function partDiagnostics({ content, locate }: ReadResult): readonly Diagnostic[] {
  if (!content) return [];
  const { value } = content;
  const { id: rule, severity } = envPart;
  const at = (message: string, pointer: Pointer, what: 'key' | 'value'): Diagnostic => ({
    rule,
    severity,
    message,
    ...locate(pointer, what),
  });
  if (!isFields(value)) {
    return [at(overlayHolds, [], 'value')];
  }
  return ownKeys
    .filter((key) => Object.hasOwn(value, key))
    .map((key) =>
      at(`"${key}" stands in the site file alone, not in an environment's`, [key], 'key'),
    );
}

/**
 * Reads the file of an environment, and lays it over a site.
 * @param site what the site file says with those that it includes
 * @param environment its name: site.staging.yaml is that of staging
 * @param texts of files that are read in place of what stands on the disk, by path
 * @throws UsageError where there is no such file
 * @throws UnreadableInput where it may not be read
 */
export async function readEnvironment(
  site: ReadSite,
  environment: string,
  texts?: FileTexts,
): Promise<ReadSite> {
  const file = await environmentFile(site.file, environment);
  const decoded = await textOfFile(file, texts).catch((error: Error) => {
    const why = readFailure(error);
    throw new UnreadableInput({
      zh: `无法读取 ${file}：${why.zh}`,
      en: `${file} cannot be read: ${why.en}`,
    });
  });
  const over = await readDecoded(file, decoded);
  const base = site.content?.value;
  const above = over.content?.value;
  const wrong = partDiagnostics(over);
  const idle: Diagnostic[] = [];
  const value = overlayValue(base, above, (pointer) => {
    const message = `"${pointer.at(-1)}" takes nothing away: the site has no such key`;
    const { id: rule, severity } = envRemoval;
    idle.push({ rule, severity, message, ...over.locate(pointer, 'key') });
  });
  const isWhole = site.content && over.content && wrong.length === 0;
  const layerOf = (pointer: Pointer): ReadSite => (isOverlaid(base, above, pointer) ? over : site);
  return {
    file: site.file,
    sources: [...site.sources, over],
    includes: site.includes,
    linesOf: (each) => (each === over.file ? over.lines : site.linesOf(each)),
    content: isWhole ? { value } : undefined,
    diagnostics: [
      ...site.diagnostics,
      ...emptyPart(over.diagnostics, overlayHolds),
      ...wrong,
      ...(isWhole ? idle : []),
    ],
    locate: (pointer, what) => layerOf(pointer).locate(pointer, what),
    locateInside: (pointer, ...part) => layerOf(pointer).locateInside(pointer, ...part),
    // What is cut out of one layer may show what the other one has, or be missed in another environment.
    locateRemoval: () => undefined,
    textOf: (each) => (each === over.file ? over.text : site.textOf(each)),
  };
}

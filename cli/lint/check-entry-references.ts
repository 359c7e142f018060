import { definitionsOf } from '../../schema/blocks/block-definitions.ts';
import { listUses } from '../../schema/compile/list-uses.ts';
import { browserSource } from '../../schema/content/http/browser-source.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { ReadContent } from '../content/read-content.ts';
import { contentEntries } from '../content/rules/content-entries.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { nearestAmong } from '../diagnostics/nearest.ts';
import type { SourceMap } from '../diagnostics/source-map.ts';
import { toDiagnostic } from '../diagnostics/to-diagnostic.ts';
import { lintContext } from './context/lint-context.ts';

/** Entries that blocks of the site file name, and that no language has. */
export function namedEntryFindings(
  read: SourceMap,
  source: SiteSource,
  { files }: ReadContent,
): Diagnostic[] {
  return lintContext(source).blocks.flatMap(({ block, pointer }) => {
    if (!('entry' in block)) return [];
    // Blocks inside of blocks come by themselves.
    const [use] = listUses([block], definitionsOf(source)).filter(
      ({ use: kind }) => kind === 'one',
    );
    if (!use || browserSource(source.collections?.[use.collection])) return [];
    const ids = new Set(
      files.filter(({ collection }) => collection === use.collection).map(({ id }) => id),
    );
    if (use.name === undefined || ids.has(use.name)) return [];
    const finding = {
      pointer: [...pointer, 'entry'],
      what: 'value' as const,
      message: `there is no file ${use.name}.md in the collection "${use.collection}"`,
      suggestion: nearestAmong(ids)(use.name),
    };
    return [toDiagnostic(finding, contentEntries, read)];
  });
}

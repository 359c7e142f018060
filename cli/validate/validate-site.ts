import { validateSite as validateSource } from 'virtual:site-validator';
import { builtInDefinitions, withOwnBlocks } from '../../schema/blocks/block-definitions.ts';
import { compact } from '../../schema/compact.ts';
import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { ReadSite } from '../read/read-result.ts';
import { currentNames, type OldName } from './current-names.ts';
import { siteNode } from './schema-node.ts';
import { shapeDiagnostic } from './shape-diagnostic.ts';
import { shapeFindings } from './shape-findings.ts';

export type Validated = {
  /** Set where the shape of the file is right; with current names in place of old ones. */
  readonly source?: SiteSource;
  readonly diagnostics: readonly Diagnostic[];
  /** Old names in the file, all of them where its shape is right. */
  readonly oldNames: readonly OldName[];
  /** The file, found in by pointers with current names. */
  readonly read: ReadSite;
};

/**
 * Checks what was read against the JSON Schema of site files, with what the site's own components add to it. Old names
 * count as their current ones.
 */
export function validateSite(given: ReadSite): Validated {
  if (!given.content) return { diagnostics: [], oldNames: [], read: given };
  const { own } = given;
  const definitions = { ...builtInDefinitions, ...own?.definitions };
  const { value, oldNames, written } = currentNames(given.content.value, siteNode, definitions);
  const read: ReadSite =
    oldNames.length === 0
      ? given
      : {
          ...given,
          content: { value },
          locate: (pointer, what) => given.locate(written(pointer), what),
          locateInside: (pointer, offset, length) =>
            given.locateInside(written(pointer), offset, length),
          locateRemoval: (pointer) => given.locateRemoval(written(pointer)),
        };
  const sourceOf = (source: SiteSource): SiteSource =>
    own ? withOwnBlocks(source, own.definitions) : source;
  const findings = shapeFindings(own?.validate ?? validateSource, value, siteNode, definitions);
  return compact({
    source: findings.length === 0 ? sourceOf(value as SiteSource) : undefined,
    diagnostics: findings.map((finding) => shapeDiagnostic(finding, read)),
    oldNames,
    read,
  });
}

import type { SiteSource } from '../../schema/source.generated.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import { contentFinding } from './content-finding.ts';
import { anchorFault, linkAnchor } from './entries/anchor-fault.ts';
import type { ReadContent } from './read-content.ts';
import { duplicateIds } from './rules/content-duplicate-id.ts';
import { missingEntries } from './rules/content-entries.ts';
import { linkTargets } from './rules/content-link.ts';
import { unknownPlaces } from './rules/event-place.ts';
import { differingTimes } from './rules/event-translation.ts';

/** Links to other files of content that lead nowhere, or to a heading that is not there. */
function* brokenLinks(
  { entries, files, broken }: ReadContent,
  source: SiteSource,
): Generator<Diagnostic> {
  const targetOf = linkTargets(files, entries, source);
  const texts = [
    ...entries.map((entry) => ({ ...entry, files: entry.record.files })),
    ...broken.map((file) => ({ ...file, shown: false })),
  ];
  for (const text of texts) {
    const { file } = text;
    for (const link of text.files) {
      const { finding, target } = targetOf(text, link);
      if (finding) yield { ...finding, file };
      const { address, hash } = link;
      const fault = hash && target && anchorFault(hash.address, target.record.ids, `in ${address}`);
      if (fault) yield { ...contentFinding(linkAnchor, fault.message, hash, fault), file };
    }
  }
}

/** What is wrong between the files of content: what each of them alone cannot know. */
export function checkReferences(content: ReadContent, source: SiteSource): readonly Diagnostic[] {
  const { files, entries } = content;
  return [
    ...duplicateIds(files, entries),
    ...brokenLinks(content, source),
    ...missingEntries(files, entries, source),
    ...unknownPlaces(entries, source),
    ...differingTimes(entries, source),
  ];
}

import { useEntry } from '../../content/use-entry.ts';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryBoundary } from '../../ui/entry/entry-boundary.tsx';
import { Section } from '../../ui/section/section.tsx';
import { RichHtml } from '../../ui/text/rich-html.tsx';

/** The text of one entry that the page names. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  const state = useEntry({ collections: [block.collection], id: block.entry });
  return (
    <EntryBoundary state={state}>
      {(entry) => (
        <Section title={block.title}>
          {entry.tag ? <TranslationNotes entry={entry} /> : null}
          <RichHtml html={entry.html} lang={entry.tag} />
        </Section>
      )}
    </EntryBoundary>
  );
}

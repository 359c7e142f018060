import { useEntry } from '../content/use-entry.ts';
import type { BlockProps } from '../page/block-props.ts';
import { EntryFrame } from './parts/entry-frame.tsx';
import { RichHtml } from './parts/rich-html.tsx';
import { Section } from './parts/section.tsx';
import { TranslationNotes } from './parts/translation-notes.tsx';

/** The text of one entry that the page names. */
export function RichTextBlock({ block }: BlockProps<'richText'>) {
  const state = useEntry({ collections: [block.collection], id: block.entry });
  return (
    <EntryFrame state={state}>
      {(entry) => (
        <Section title={block.title}>
          {entry.tag ? <TranslationNotes entry={entry} /> : null}
          <RichHtml html={entry.html} lang={entry.tag} />
        </Section>
      )}
    </EntryFrame>
  );
}

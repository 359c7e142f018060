import type { BlockOf } from '../../../schema/model.ts';
import type { FieldFile, FieldStep } from '../../../schema/source.generated.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { type EntryView, useEntry } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import { BlockList } from '../../ui/block/block-list.tsx';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { entryPairs } from '../../ui/fact-pairs/entry-pairs.ts';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { Hero } from '../../ui/hero/hero.tsx';
import { NumberedSteps } from '../../ui/numbered-steps/numbered-steps.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import css from './service.module.css';
import { ServiceActions } from './service-actions.tsx';
import { ServiceMaterials } from './service-materials.tsx';

/** The head has room for so many facts side by side. */
const maxBeside = 3;

const inPanels = { level: 2, inColumn: true, inPanel: true } as const;

type ServiceProps = { readonly block: BlockOf<'service'>; readonly entry: EntryView };

function Service({ block, entry }: ServiceProps) {
  const { steps, materials, files, actions, side } = block;
  const { form, table } = useScreen();
  const t = useMessages();
  const isHeadline = useIsHeadline();
  const isDesktop = form === 'desktop';
  const { title, summary, picture, html, tag, fields = {} } = entry;
  const shown = shownFields(table.collections[entry.collection], block.facts ?? [], t);
  const facts = entryPairs(entry, isDesktop ? shown.slice(0, maxBeside) : shown);
  const listed = <Value,>(field: string | undefined): readonly Value[] =>
    field === undefined ? [] : ((fields[field] ?? []) as unknown as readonly Value[]);
  const todo = listed<FieldStep>(steps?.field);
  const needed = listed<string>(materials?.field);
  const forms = listed<FieldFile>(files);
  const apply = actions ? <ServiceActions {...actions} entry={entry} /> : null;
  return (
    <article lang={tag}>
      <Hero
        ground="tint"
        title={title}
        text={summary}
        facts={facts}
        picture={picture}
        isHeadline={isHeadline}
      />
      <div
        className={classes(layout.wrap, css.body, isDesktop && `${layout.columns} ${css.columns}`)}
      >
        <div className={css.main}>
          {tag ? <TranslationNotes entry={entry} /> : null}
          {steps && todo.length > 0 ? (
            <section className={css.part}>
              <Heading className={`${layout.title} ${css.title}`}>{steps.title}</Heading>
              <NumberedSteps steps={todo} />
            </section>
          ) : null}
          {materials && needed.length > 0 ? (
            <section className={css.part}>
              <Heading className={`${layout.title} ${css.title}`}>{materials.title}</Heading>
              <ServiceMaterials materials={needed} forms={forms} />
            </section>
          ) : null}
          {html ? (
            <div className={css.text}>
              <RichHtml html={html} lang={tag} />
            </div>
          ) : null}
          {tag ? null : <TranslationNotes entry={entry} />}
        </div>
        <div className={css.side}>
          {isDesktop ? apply : null}
          {side ? (
            <PlacementProvider value={inPanels}>
              <BlockList blocks={side} />
            </PlacementProvider>
          ) : null}
        </div>
      </div>
      {isDesktop ? null : apply}
    </article>
  );
}

/** One service of a collection: what it takes, how it is done, what to bring. */
export function ServiceBlock({ block }: BlockProps<'service'>) {
  const { shown } = useScreen();
  const { entry } = useEntry(shown ?? { collections: [block.collection], id: '' });
  // What is missing, and what other collections have, is said by the block beside it.
  if (entry?.collection !== block.collection) return null;
  return <Service block={block} entry={entry} />;
}

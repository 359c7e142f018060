import type { ReactNode } from 'react';
import { ownValue } from '../../../schema/own-value.ts';
import { whereOf } from '../../content/address-lists.ts';
import type { Entry } from '../../content/entry.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { ListView } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryFields } from '../../ui/entry/entry-fields.tsx';
import { EntryLead } from '../../ui/entry/entry-lead.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { EntryRow } from '../../ui/entry/entry-row.tsx';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { useFilteredList } from '../../ui/list/use-filtered-list.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './article-list.module.css';

type RowsProps = {
  readonly entries: readonly Entry[];
  /** Whether the first one is shown large. */
  readonly lead: boolean;
  readonly titled: boolean;
  /** Its first picture is the first of the page. */
  readonly isHeadline: boolean;
  /** What stands below the words of an entry. */
  readonly below: ((entry: Entry) => ReactNode) | undefined;
};

function Rows({ entries, lead, titled, isHeadline, below }: RowsProps) {
  const { form } = useScreen();
  const [first, ...others] = entries;
  const shown = lead ? first : undefined;
  const rows = shown ? others : entries;
  if (form === 'mobile') {
    return (
      <>
        {shown ? (
          <div className={css.feature}>
            <EntryFeature entry={shown} isHeadline={isHeadline} meta={below?.(shown)} />
          </div>
        ) : null}
        <EntryLines entries={rows} pictures below={below} />
      </>
    );
  }
  return (
    <>
      {shown ? (
        <EntryLead entry={shown} ruled={!titled} isHeadline={isHeadline} below={below?.(shown)} />
      ) : null}
      <ul className={titled && !shown ? css.titled : undefined}>
        {rows.map((entry) => (
          <EntryRow key={entry.id} entry={entry} below={below?.(entry)} />
        ))}
      </ul>
    </>
  );
}

/** The entries of a collection in pages, newest first; the first one large where the block says so. */
export function ArticleListBlock({ block }: BlockProps<'articleList'>) {
  const { title, limit, lead = false, more } = block;
  const isHeadline = useIsHeadline();
  const t = useMessages();
  const where = whereOf(useScreen(), block);
  const { list, paged, isFirst, head } = useFilteredList(block, where);
  // A list that the address narrows down says to what.
  const narrowed =
    block.codeFrom === 'address' && where.code !== undefined
      ? ownValue(list.collection?.codes ?? {}, where.code)
      : undefined;
  const fields = block.fields && shownFields(list.collection, block.fields, t);
  return (
    <Section title={title ?? narrowed} more={more}>
      <ListBoundary list={list} paged={paged} head={head}>
        {({ entries }: ListView) => (
          <Rows
            entries={entries.slice(0, limit)}
            lead={lead && isFirst}
            isHeadline={isHeadline}
            below={fields && ((entry) => <EntryFields entry={entry} fields={fields} />)}
            titled={title !== undefined || narrowed !== undefined}
          />
        )}
      </ListBoundary>
    </Section>
  );
}

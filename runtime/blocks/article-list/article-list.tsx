import type { ReactNode } from 'react';
import { listKey } from '../../../schema/content/content-files.ts';
import { ownValue } from '../../../schema/own-value.ts';
import { fillPath } from '../../../schema/path/fill-path.ts';
import { tableIndex } from '../../../schema/visit/table-index.ts';
import { whereOf } from '../../content/address-lists.ts';
import type { Entry } from '../../content/entry.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { ListView } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryFields } from '../../ui/entry/entry-fields.tsx';
import { EntryLead } from '../../ui/entry/entry-lead.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { EntryRow } from '../../ui/entry/entry-row.tsx';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { useFilteredList } from '../../ui/list/use-filtered-list.tsx';
import { PlacementProvider, usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import { type SectionLink, SectionLinks } from '../../ui/section/section-links.tsx';
import css from './article-list.module.css';

type RowsProps = {
  readonly entries: readonly Entry[];
  /** Whether the first one is shown large. */
  readonly lead: boolean;
  readonly titled: boolean;
  /** It is all that is shown, and has the page's width. */
  readonly alone: boolean;
  /** Its first picture is the first of the page. */
  readonly isHeadline: boolean;
  /** They are of several sections: each says of which. */
  readonly mixed: boolean;
  /** What stands below the words of an entry. */
  readonly below: ((entry: Entry) => ReactNode) | undefined;
};

function Rows({ entries, lead, titled, alone, isHeadline, mixed, below }: RowsProps) {
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
        <EntryLead
          entry={shown}
          ruled={!titled}
          isAlone={alone}
          isHeadline={isHeadline}
          below={below?.(shown)}
        />
      ) : null}
      {alone ? null : (
        <ul className={titled && !shown ? css.titled : undefined}>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} sectioned={mixed} below={below?.(entry)} />
          ))}
        </ul>
      )}
    </>
  );
}

/** What stands in an address in the place of a section, where there is none. */
const everything = 'all';

/** The sections of a collection, for a list whose address names one of them; on mobile there is no room for them. */
function useSections(
  { collection: name, codeFrom }: BlockProps<'articleList'>['block'],
  open: string | undefined,
): readonly SectionLink[] | undefined {
  const screen = useScreen();
  const { form, page, row, values, table, lists } = screen;
  const { inColumn } = usePlacement();
  const t = useMessages();
  const param = page.params.code;
  const codes = Object.entries(ownValue(table.collections, name)?.codes ?? {});
  if (codeFrom !== 'address' || form === 'mobile' || inColumn || param === undefined)
    return undefined;
  const shown = open ?? everything;
  const addressOf = (code: string): string | undefined =>
    row && fillPath(row.paths[0] ?? '', { ...values, [param]: code });
  return [[everything, t('filterAll')], ...codes].flatMap(([code = '', title = '']) => {
    const to = addressOf(code);
    const where = code === everything ? {} : { code };
    const count = ownValue(lists, listKey(name, where))?.total;
    // A route that says what its parameter may be need not have all of them.
    if (to === undefined || tableIndex(table).match(to)?.value !== row) return [];
    return [{ code, title, to, ...(code === shown ? { count } : {}) }];
  });
}

/** The entries of a collection in pages, newest first; the first one large where the block says so. */
export function ArticleListBlock({ block }: BlockProps<'articleList'>) {
  const { title, limit, lead = false, more } = block;
  const isHeadline = useIsHeadline();
  const t = useMessages();
  const screen = useScreen();
  const { page, form, section } = screen;
  const where = whereOf(screen, block);
  const { list, paged, isFirst, head } = useFilteredList(block, where);
  // A list that the address narrows down says to what, where the page's heading does not.
  const isSaid = page.heading === 'band' && section !== undefined;
  const narrowed =
    block.codeFrom === 'address' && where.code !== undefined && !isSaid
      ? ownValue(list.collection?.codes ?? {}, where.code)
      : undefined;
  const fields = block.fields && shownFields(list.collection, block.fields, t);
  const sections = useSections(block, where.code);
  const { inColumn } = usePlacement();
  const alone = lead && limit === 1 && title === undefined && form === 'desktop' && !inColumn;
  const rows = (
    <ListBoundary list={list} paged={paged} head={head}>
      {({ entries }: ListView) => (
        <Rows
          entries={entries.slice(0, limit)}
          lead={lead && isFirst}
          isHeadline={isHeadline}
          mixed={where.code === undefined}
          alone={alone}
          below={fields && ((entry) => <EntryFields entry={entry} fields={fields} />)}
          titled={title !== undefined || narrowed !== undefined}
        />
      )}
    </ListBoundary>
  );
  if (alone) return <div className={layout.wrap}>{rows}</div>;
  const content = (
    <Section title={title ?? narrowed} more={more}>
      {rows}
    </Section>
  );
  if (!sections) return content;
  return (
    <div className={classes(layout.wrap, layout.columns, css.beside)}>
      <SectionLinks links={sections} open={where.code ?? everything} place="side" />
      <div className={css.content}>
        <PlacementProvider value={{ level: 2, inColumn: true }}>{content}</PlacementProvider>
      </div>
    </div>
  );
}

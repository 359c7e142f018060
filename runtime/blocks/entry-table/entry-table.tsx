import { whereOf } from '../../content/address-lists.ts';
import { askedPage } from '../../content/asked-page.ts';
import { type FieldView, shownFields } from '../../content/shown-fields.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import table from '../../ui/element/table-box.module.css';
import { entryText, FieldValue } from '../../ui/entry/field-value.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ScrollBox } from '../../ui/table/scroll-box.tsx';
import css from './entry-table.module.css';

/** Amounts and counts stand at the right end of their column. */
const isFigure = ({ format }: FieldView): boolean =>
  format?.currency !== undefined || (format?.number ?? 'plain') !== 'plain';

/** The entries of a collection as a table on desktop, as rows with labels on mobile. */
export function EntryTableBlock({ block }: BlockProps<'entryTable'>) {
  const { title, text, collection, limit, head, more } = block;
  const screen = useScreen();
  const t = useMessages();
  const query = useQuery();
  const list = useList({
    collection,
    where: whereOf(screen, block),
    page: limit === undefined ? askedPage(query) : 1,
  });
  const columns = shownFields(list.collection, block.columns, t);
  const isUnderTitle = title !== undefined && text === undefined;
  return (
    <Section title={title} more={more}>
      {text ? <p className={css.intro}>{text}</p> : null}
      <ListBoundary list={list} paged={limit === undefined}>
        {({ entries }) =>
          screen.form === 'mobile' ? (
            <ul className={classes(css.cards, isUnderTitle && css.titled)}>
              {entries.slice(0, limit).map((entry) => (
                <li key={entry.id} className={css.card} lang={entry.tag}>
                  <Heading below={title !== undefined} className={css.name}>
                    <SiteLink to={entry.href} className={css.link}>
                      {entry.title}
                    </SiteLink>
                  </Heading>
                  <dl>
                    {columns.map((column) =>
                      entryText(entry, column) === undefined ? null : (
                        <div key={column.name} className={css.fact}>
                          <dt className={css.label}>{column.label}</dt>
                          <dd>
                            <FieldValue entry={entry} field={column} />
                          </dd>
                        </div>
                      ),
                    )}
                  </dl>
                </li>
              ))}
            </ul>
          ) : (
            <ScrollBox
              className={table.box}
              names={[title, head, ...columns.map(({ label }) => label)]}
            >
              <table className={classes(table.table, css.entries, isUnderTitle && css.plain)}>
                <thead>
                  <tr>
                    <th scope="col">{head ?? ''}</th>
                    {columns.map((column) => (
                      <th
                        key={column.name}
                        scope="col"
                        className={isFigure(column) ? css.figure : undefined}
                      >
                        {column.label}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {entries.slice(0, limit).map((entry) => (
                    <tr key={entry.id} lang={entry.tag}>
                      <th scope="row">
                        <SiteLink to={entry.href} className={css.link}>
                          {entry.title}
                        </SiteLink>
                      </th>
                      {columns.map((column) => (
                        <td key={column.name} className={isFigure(column) ? css.figure : undefined}>
                          <FieldValue entry={entry} field={column} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </ScrollBox>
          )
        }
      </ListBoundary>
    </Section>
  );
}

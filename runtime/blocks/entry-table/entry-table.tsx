import { askedPage } from '../../content/asked-page.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-facts.ts';
import { type ListState, useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import table from '../../ui/element/table-box.module.css';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { WholeNumbers } from '../../ui/text/whole-numbers.tsx';
import css from './entry-table.module.css';

type Column = { readonly name: string; readonly label: string; readonly isDay: boolean };

/** Heads of the columns: labels of fields, messages for what every entry has. */
function useColumns(list: ListState, names: readonly string[]): readonly Column[] {
  const t = useMessages();
  return names.map((name) => {
    const field = list.collection?.fields.find((each) => each.name === name);
    const label = field?.label ?? (name === 'date' ? t('date') : '');
    return { name, label, isDay: name === 'date' || field?.type === 'day' };
  });
}

function Value({ entry, column, list }: { entry: Entry; column: Column; list: ListState }) {
  const { name, isDay } = column;
  const field = list.collection?.fields.find((each) => each.name === name);
  const value =
    name === 'date'
      ? entry.date
      : name === 'summary'
        ? entry.summary
        : fieldText(entry.fields?.[name], field);
  if (value === undefined) return null;
  return isDay ? <DateText date={value} /> : <WholeNumbers text={value} />;
}

/** The entries of a collection as a table on desktop, as rows with labels on mobile. */
export function EntryTableBlock({ block }: BlockProps<'entryTable'>) {
  const { title, text, collection, code, limit, head, columns: names, more } = block;
  const { form } = useScreen();
  const query = useQuery();
  const list = useList({
    collection,
    where: code === undefined ? {} : { code },
    page: limit === undefined ? askedPage(query) : 1,
  });
  const columns = useColumns(list, names);
  const isUnderTitle = title !== undefined && text === undefined;
  return (
    <Section title={title} more={more}>
      {text ? <p className={css.intro}>{text}</p> : null}
      <ListBoundary list={list} paged={limit === undefined}>
        {({ entries }) =>
          form === 'mobile' ? (
            <ul className={classes(css.cards, isUnderTitle && css.titled)}>
              {entries.slice(0, limit).map((entry) => (
                <li key={entry.id} className={css.card} lang={entry.tag}>
                  <Heading below={title !== undefined} className={css.name}>
                    <SiteLink to={entry.href} className={css.link}>
                      {entry.title}
                    </SiteLink>
                  </Heading>
                  <dl>
                    {columns.map((column) => (
                      <div key={column.name} className={css.fact}>
                        <dt className={css.label}>{column.label}</dt>
                        <dd>
                          <Value entry={entry} column={column} list={list} />
                        </dd>
                      </div>
                    ))}
                  </dl>
                </li>
              ))}
            </ul>
          ) : (
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
            <div className={table.box} tabIndex={0}>
              <table className={classes(table.table, css.entries, isUnderTitle && css.plain)}>
                <thead>
                  <tr>
                    {[head ?? '', ...columns.map(({ label }) => label)].map((label, index) => (
                      <th key={index === 0 ? '' : names[index - 1]} scope="col">
                        {label}
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
                        <td key={column.name}>
                          <Value entry={entry} column={column} list={list} />
                        </td>
                      ))}
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )
        }
      </ListBoundary>
    </Section>
  );
}

import { useMessages } from '../../screen/use-messages.ts';
import { contactAddress } from '../../text/contact-address.ts';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import table from '../element/table-box.module.css';
import { EmptyState } from '../notice/empty-state.tsx';
import { usePlacement } from '../section/placement.ts';
import { WholeNumbers } from '../text/whole-numbers.tsx';
import { ScrollBox } from './scroll-box.tsx';
import type { TableProps } from './table-props.ts';
import { tableRow } from './table-row.ts';
import css from './table-rows.module.css';

/** The words of a cell; a telephone number and a mail address are links. */
function CellText({ text }: { readonly text: string }) {
  const address = contactAddress(text);
  if (address === undefined) return <WholeNumbers text={text} />;
  return (
    <a href={address} className={css.contact}>
      <bdi>{text}</bdi>
    </a>
  );
}

/** The table itself; where it is wider than its place it scrolls in a box of its own. */
export function TableRows({ title, columns, rows }: TableProps) {
  const t = useMessages();
  const { inColumn } = usePlacement();
  if (rows.length === 0) {
    return <EmptyState title={t('emptyList')} text={t('emptyListText')} />;
  }
  return (
    <ScrollBox className={table.box} names={[title, ...columns]}>
      <table className={classes(table.table, css.rows, inColumn && title && css.titled)}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th key={locationKey(index, column)} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(tableRow).map(({ cells, link }, at) => (
            <tr key={locationKey(at, cells[0])}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={locationKey(index, column)} scope="row">
                    {link ? (
                      <SiteLink to={link} className={css.link}>
                        <WholeNumbers text={cells[index] ?? ''} />
                      </SiteLink>
                    ) : (
                      <WholeNumbers text={cells[index] ?? ''} />
                    )}
                  </th>
                ) : (
                  <td key={locationKey(index, column)}>
                    <CellText text={cells[index] ?? ''} />
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

import type { BlockProps } from '../page/block-props.ts';
import { useMessages } from '../screen/screen-context.ts';
import { EmptyState } from './parts/empty-state.tsx';
import { placeKey } from './parts/place-key.ts';
import { Section } from './parts/section.tsx';
import css from './table.module.css';

/** A table; where it is wider than its place it scrolls in a box of its own. */
export function TableBlock({ block }: BlockProps<'table'>) {
  const { title, columns, rows, more } = block;
  const say = useMessages();
  const name = [title, ...columns].filter(Boolean).join(', ');
  return (
    <Section title={title} more={more}>
      {rows.length === 0 ? (
        <EmptyState title={say('emptyList')} text={say('emptyListText')} />
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard
        <section className={css.box} aria-label={name} tabIndex={0}>
          <table className={css.table}>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  <th key={placeKey(index, column)} scope="col" className={css.head}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={placeKey(at, row[0])}>
                  {columns.map((column, index) =>
                    index === 0 ? (
                      <th key={placeKey(index, column)} scope="row" className={css.name}>
                        {row[index]}
                      </th>
                    ) : (
                      <td key={placeKey(index, column)} className={css.cell}>
                        {row[index]}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Section>
  );
}

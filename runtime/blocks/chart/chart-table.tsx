import { useMessages } from '../../screen/use-messages.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import table from '../../ui/element/table-box.module.css';
import { ScrollBox } from '../../ui/table/scroll-box.tsx';
import type { ChartPlot } from './chart-plot.ts';
import css from './chart-table.module.css';

type ChartTableProps = {
  readonly plot: ChartPlot;
  readonly head: string | undefined;
  readonly title: string;
};

/** The numbers of a chart in a table, closed until it is asked for; on paper it is open. */
export function ChartTable({ plot, head, title }: ChartTableProps) {
  const t = useMessages();
  const { labels, series, say } = plot;
  return (
    <details className={css.details}>
      <summary className={css.summary}>{t('chartTable')}</summary>
      <ScrollBox className={table.box} names={[title, head, ...series.map((one) => one.name)]}>
        <table className={`${table.table} ${css.table}`}>
          <thead>
            <tr>
              <th scope="col">{head ?? ''}</th>
              {series.map(({ name }, index) => (
                <th key={locationKey(index, name)} scope="col" className={css.figure}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((label, at) => (
              <tr key={locationKey(at, label)}>
                <th scope="row">{label}</th>
                {series.map(({ name, values }, index) => {
                  const value = values[at];
                  return (
                    <td key={locationKey(index, name)} className={css.figure}>
                      {value === undefined ? '—' : say(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </details>
  );
}

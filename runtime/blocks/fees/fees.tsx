import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { numberText } from '../../text/number-text.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import table from '../../ui/element/table-box.module.css';
import { Notes } from '../../ui/list/notes.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { ScrollBox } from '../../ui/table/scroll-box.tsx';
import css from './fees.module.css';

type Block = BlockProps<'fees'>['block'];
type Amount = Block['rows'][number]['fees'][number];

/** Writes a fee: an amount in the currency, free for nothing, words as they stand. */
function useFeeText(currency: string | undefined): (fee: Amount | undefined) => string {
  const t = useMessages();
  const tag = usePageTag();
  const form = currency === undefined ? { number: 'grouped' as const } : { currency };
  return (fee) => {
    if (fee === 0) return t('free');
    return typeof fee === 'number' ? numberText(fee, form, tag) : (fee ?? '');
  };
}

type FeeProps = { readonly fee: Amount | undefined; readonly currency: string | undefined };

function Fee({ fee, currency }: FeeProps) {
  const t = useMessages();
  const text = useFeeText(currency)(fee);
  if (text !== '') return <span className={classes(fee === 0 && css.free)}>{text}</span>;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">{t('tableNone')}</span>
    </>
  );
}

function Desktop({ block }: { readonly block: Block }) {
  const { title, head, columns, rows, currency } = block;
  return (
    <ScrollBox className={table.box} names={[title, head, ...columns]}>
      <table className={classes(table.table, css.table, title !== undefined && css.plain)}>
        <thead>
          <tr>
            <th scope="col">{head ?? ''}</th>
            {columns.map((column, index) => (
              <th key={locationKey(index, column)} scope="col" className={css.amount}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, note, fees }, at) => (
            <tr key={locationKey(at, label)}>
              <th scope="row">
                {label}
                {note ? <span className={css.note}>{note}</span> : null}
              </th>
              {columns.map((column, index) => (
                <td key={locationKey(index, column)} className={css.amount}>
                  <Fee fee={fees[index]} currency={currency} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Mobile({ block }: { readonly block: Block }) {
  const { title, columns, rows, currency } = block;
  return (
    <ul className={classes(css.cards, title !== undefined && css.titled)}>
      {rows.map(({ label, note, fees }, at) => (
        <li key={locationKey(at, label)} className={css.card}>
          <Heading below={title !== undefined} className={css.name}>
            {label}
          </Heading>
          {note ? <p className={css.note}>{note}</p> : null}
          <dl className={css.fees}>
            {columns.map((column, index) => (
              <div key={locationKey(index, column)} className={css.fee}>
                <dt>{column}</dt>
                <dd className={css.value}>
                  <Fee fee={fees[index]} currency={currency} />
                </dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** What costs how much for whom: a table on desktop, on mobile each row by itself with the names of its columns. */
export function FeesBlock({ block }: BlockProps<'fees'>) {
  const { form } = useScreen();
  const { title, text, notes, more } = block;
  return (
    <Section title={title} text={text} more={more}>
      {form === 'mobile' ? <Mobile block={block} /> : <Desktop block={block} />}
      <Notes notes={notes} />
    </Section>
  );
}

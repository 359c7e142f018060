import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FieldValue } from '../../ui/entry/field-value.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { ScrollBox } from '../../ui/table/scroll-box.tsx';
import css from './ranked-table.module.css';

type RankedTableProps = {
  readonly block: BlockOf<'rankedPeople'>;
  readonly entries: readonly Entry[];
  readonly fields: readonly FieldView[];
};

/** The people who are neither first nor second, a row each. */
export function RankedTable({ block, entries, fields }: RankedTableProps) {
  const { role, othersTitle } = block;
  if (entries.length === 0) return null;
  const text = (entry: Entry, field: string | undefined): string | undefined =>
    field === undefined ? undefined : fieldText(entry.fields?.[field], undefined);
  return (
    <ScrollBox className={css.box} names={[othersTitle, ...fields.map(({ label }) => label)]}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{othersTitle ?? ''}</th>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id} lang={entry.tag}>
              <th scope="row">
                <span className={css.person}>
                  <Portrait entry={entry} width={72} height={90} className={css.portrait} />
                  <span>
                    <SiteLink to={entry.href} className={`${layout.title} ${css.name}`}>
                      {entry.title}
                    </SiteLink>
                    <span className={css.small}>{text(entry, role)}</span>
                  </span>
                </span>
              </th>
              {fields.map((field) => (
                <td key={field.name}>
                  <FieldValue entry={entry} field={field} linked />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

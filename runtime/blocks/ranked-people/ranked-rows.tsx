import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FieldValue } from '../../ui/entry/field-value.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './ranked-rows.module.css';

type RankedRowsProps = {
  readonly block: BlockOf<'rankedPeople'>;
  readonly entries: readonly Entry[];
  /** Below the name. */
  readonly field: FieldView | undefined;
};

/** People one below the other, on mobile. */
export function RankedRows({ block: { role }, entries, field }: RankedRowsProps) {
  return (
    <ul className={css.rows}>
      {entries.map((entry) => {
        const line = role === undefined ? undefined : fieldText(entry.fields?.[role], undefined);
        return (
          <li key={entry.id} className={css.row} lang={entry.tag}>
            <Portrait entry={entry} width={80} height={100} className={css.portrait} />
            <div>
              {line ? <p className={css.role}>{line}</p> : null}
              <Heading className={`${layout.title} ${css.name}`}>
                <SiteLink to={entry.href} className={layout.stretch}>
                  {entry.title}
                </SiteLink>
              </Heading>
              {field ? (
                <p className={css.text}>
                  <FieldValue entry={entry} field={field} />
                </p>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

import type { FieldModel } from '../../../schema/content/collection-model.ts';
import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import css from './institution-filter.module.css';

type InstitutionFilterProps = {
  /** Its options are what can be chosen. */
  readonly field: FieldModel;
  readonly entries: readonly Entry[];
  readonly open: string | undefined;
  readonly onChoose: (value: string | undefined) => void;
};

/** Buttons that narrow the rows down to one value of a field, with how many have it. */
export function InstitutionFilter({ field, entries, open, onChoose }: InstitutionFilterProps) {
  const t = useMessages();
  const values = Object.entries(field.options ?? {}).flatMap(([value, label]) => {
    const count = entries.filter(({ fields }) => fields?.[field.name] === value).length;
    return count === 0 ? [] : [{ value, label, count }];
  });
  const choices = [{ value: undefined, label: t('filterAll'), count: entries.length }, ...values];
  return (
    <fieldset className={css.filter} aria-label={t('filterBy')}>
      {choices.map(({ value, label, count }) => (
        <button
          key={value ?? ''}
          type="button"
          className={classes(css.choice, value === open && css.current)}
          aria-pressed={value === open}
          onClick={() => onChoose(value)}
        >
          {label} <span className={css.count}>{count}</span>
        </button>
      ))}
    </fieldset>
  );
}

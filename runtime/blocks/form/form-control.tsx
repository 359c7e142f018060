import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { boundDay } from './field-fault.ts';
import type { FieldModel } from './field-model.ts';
import css from './form-control.module.css';

type FormControlProps = {
  readonly field: FieldModel;
  readonly id: string;
  /** As YYYY-MM-DD; undefined: not known. */
  readonly today: string | undefined;
  /** Ids of what describes it. */
  readonly describedBy: string | undefined;
  readonly isFaulty: boolean;
};

/** Names by which browsers fill fields in (HTML, autofill). */
const autoComplete = { email: 'email', phone: 'tel' } as const;
const inputTypes = {
  email: 'email',
  phone: 'tel',
  number: 'text',
  date: 'date',
  text: 'text',
  file: 'file',
} as const;

/** What is typed into, chosen, or ticked. */
export function FormControl({ field, id, today, describedBy, isFaulty }: FormControlProps) {
  const t = useMessages();
  const { name, kind, optional, options = [], maxLength, accept } = field;
  const required = !optional;
  const common = {
    id,
    name,
    required,
    'aria-describedby': describedBy,
    'aria-invalid': isFaulty || undefined,
    className: classes(css.control, isFaulty && css.faulty),
  };
  if (kind === 'textarea') return <textarea {...common} rows={5} maxLength={maxLength} />;
  if (kind === 'choices' || (kind === 'choice' && field.display === 'buttons')) {
    return (
      <div className={css.options}>
        {options.map(({ value, label, text, disabled }, index) => (
          <label key={value} className={classes(css.option, disabled && css.taken)}>
            <input
              id={index === 0 ? id : undefined}
              type={kind === 'choice' ? 'radio' : 'checkbox'}
              name={name}
              value={value}
              disabled={disabled}
              required={required && kind === 'choice'}
              className={css.tick}
            />
            <span className={css.words}>
              <span className={css.label}>{label}</span>
              {text ? <span className={css.text}>{text}</span> : null}
            </span>
          </label>
        ))}
      </div>
    );
  }
  if (kind === 'choice') {
    return (
      <select {...common} defaultValue="">
        <option value="">{t('formChoose')}</option>
        {options.map(({ value, label, text, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {text ? `${label} · ${text}` : label}
          </option>
        ))}
      </select>
    );
  }
  if (kind === 'consent') return null;
  return (
    <input
      {...common}
      type={inputTypes[kind]}
      inputMode={kind === 'number' ? 'decimal' : undefined}
      autoComplete={kind === 'email' || kind === 'phone' ? autoComplete[kind] : undefined}
      maxLength={maxLength}
      min={boundDay(field, field.min, today)}
      max={boundDay(field, field.max, today)}
      accept={accept?.join(',')}
    />
  );
}

import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import type { FieldModel } from './field-model.ts';
import { FormControl } from './form-control.tsx';
import css from './form-field.module.css';

type FormFieldProps = {
  readonly field: FieldModel;
  readonly id: string;
  /** As YYYY-MM-DD; undefined: not known. */
  readonly today: string | undefined;
  /** What is wrong with it, in words. */
  readonly fault: string | undefined;
};

/** A field with its label, its hint, and what is wrong with it. */
export function FormField({ field, id, today, fault }: FormFieldProps) {
  const t = useMessages();
  const { kind, label, hint, optional, width, link, options = [], name } = field;
  const describedBy =
    [hint && `${id}-hint`, fault && `${id}-fault`].filter(Boolean).join(' ') || undefined;
  // The space keeps the words of the name apart where it is read out.
  const mark = optional ? (
    <>
      {' '}
      <span className={css.optional}>{t('formOptional')}</span>
    </>
  ) : null;
  const below = (
    <>
      {fault ? (
        <p id={`${id}-fault`} className={css.fault}>
          <ContentIcon name="alert" className={css.sign} />
          {fault}
        </p>
      ) : null}
    </>
  );
  const isGroup = kind === 'choices' || (kind === 'choice' && field.display === 'buttons');
  const className = classes(css.field, width === 'half' && css.half);
  const hints = hint ? (
    <p id={`${id}-hint`} className={css.hint}>
      {hint}
    </p>
  ) : null;
  if (kind === 'consent') {
    return (
      <div className={className}>
        <p className={css.consent}>
          <input
            id={id}
            type="checkbox"
            name={name}
            value={options[0]?.value ?? 'yes'}
            required={!optional}
            aria-describedby={describedBy}
            aria-invalid={fault !== undefined || undefined}
            className={css.tick}
          />
          <label htmlFor={id}>{label}</label>
          {link ? (
            <SiteLink to={link.link} className={css.link}>
              {link.label}
            </SiteLink>
          ) : null}
        </p>
        {hints}
        {below}
      </div>
    );
  }
  const control = (
    <FormControl
      field={field}
      id={id}
      today={today}
      describedBy={describedBy}
      isFaulty={fault !== undefined}
    />
  );
  if (isGroup) {
    return (
      <fieldset className={className} aria-describedby={describedBy}>
        <legend className={css.label}>
          {label}
          {mark}
        </legend>
        {hints}
        {control}
        {below}
      </fieldset>
    );
  }
  return (
    <div className={className}>
      <label htmlFor={id} className={css.label}>
        {label}
        {mark}
      </label>
      {hints}
      {control}
      {below}
    </div>
  );
}

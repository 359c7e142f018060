import { ownValue } from '../../../schema/own-value.ts';
import type { FormReceiver } from '../../../schema/source.generated.ts';
import { useCompleteAddress } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { fieldsOf } from './field-model.ts';
import css from './form.module.css';
import { FormField } from './form-field.tsx';
import { FormSent } from './form-sent.tsx';
import { FormSummary } from './form-summary.tsx';
import { useForm } from './use-form.ts';

type OpenFormProps = BlockProps<'form'> & { readonly receiver: FormReceiver };

/** Fields that are sent along, and the one that nobody sees. */
function HiddenFields({ block: { name, sent }, receiver }: OpenFormProps) {
  const t = useMessages();
  const { next = '_next', honeypot = 'website', extra = {} } = receiver;
  const { origin = '' } = useSiteState().model;
  const page = origin + useCompleteAddress(sent?.page ?? '/');
  const { language } = useScreen();
  const fixed = Object.entries({
    _form: name,
    _language: language,
    ...extra,
    ...(sent?.page === undefined ? {} : { [next]: page }),
  });
  return (
    <>
      {fixed.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <p className={css.trap} aria-hidden="true">
        <label>
          {t('formTrap')}
          <input type="text" name={honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
    </>
  );
}

function OpenForm({ block, receiver }: OpenFormProps) {
  const { text, groups, submit, note, sent } = block;
  const t = useMessages();
  const tn = useNumberMessages();
  const { form: device } = useScreen();
  const {
    state,
    form,
    summary,
    isLive,
    today,
    isRestored,
    isLate,
    stop,
    onSubmit,
    onInput,
    clear,
  } = useForm(block, receiver);
  if (state.kind === 'sent') return <FormSent sent={sent} onAgain={clear} />;
  const faults = state.kind === 'open' ? state.faults : {};
  const fields = fieldsOf(block);
  // Known to the built page as well as to scripts.
  const idOf = (name: string): string => `form-${block.name}-${name}`;
  const listed = fields.flatMap(({ name }) => {
    const fault = ownValue(faults, name);
    return fault === undefined ? [] : [{ id: idOf(name), text: fault }];
  });
  const others = state.kind === 'open' ? state.others : [];
  const count = listed.length + others.length;
  const isSending = state.kind === 'sending';
  return (
    <>
      {text ? <p className={css.text}>{text}</p> : null}
      {count > 0 ? (
        <FormSummary
          ref={summary}
          title={tn('formProblems', { count })}
          faults={listed}
          others={others}
        />
      ) : null}
      {state.kind === 'failed' ? (
        <FormSummary ref={summary} title={t('formFailed')} text={t('formFailedText')} faults={[]} />
      ) : null}
      {state.kind === 'unsure' ? (
        <FormSummary ref={summary} title={t('formUnsure')} text={t('formUnsureText')} faults={[]} />
      ) : null}
      {isRestored ? (
        <p className={css.restored} role="status">
          {t('formRestored')}{' '}
          <button type="button" className={css.clear} onClick={clear}>
            {t('formClear')}
          </button>
        </p>
      ) : null}
      <form
        ref={form}
        className={css.form}
        data-form={device}
        method="post"
        action={receiver.url}
        encType={fields.some(({ kind }) => kind === 'file') ? 'multipart/form-data' : undefined}
        noValidate={isLive}
        aria-busy={isSending || undefined}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <HiddenFields block={block} receiver={receiver} />
        {groups.map((group, index) => (
          <div key={locationKey(index, group.title ?? '')} className={css.group}>
            {group.title ? (
              <Heading below={block.title !== undefined} className={css.title}>
                {groups.length > 1 ? (
                  <>
                    <span className={css.number}>{index + 1}</span>{' '}
                  </>
                ) : null}
                {group.title}
              </Heading>
            ) : null}
            <div className={css.fields}>
              {group.fields.map((field) => (
                <FormField
                  key={field.name}
                  field={field}
                  id={idOf(field.name)}
                  today={today}
                  fault={ownValue(faults, field.name)}
                />
              ))}
            </div>
          </div>
        ))}
        <button
          type="submit"
          className={classes(button.button, css.submit)}
          aria-disabled={isSending || undefined}
        >
          {isSending ? t('formSending') : (submit ?? t('formSend'))}
        </button>
        {note ? <p className={css.note}>{note}</p> : null}
      </form>
      {isSending ? (
        // It is there before its words, and outside of what is busy: so they are read out.
        <div role="status">
          {isLate ? (
            <p className={classes(css.restored, css.late)}>
              {t('formSlow')}{' '}
              <button type="button" className={css.clear} onClick={stop}>
                {t('formStop')}
              </button>
            </p>
          ) : null}
        </div>
      ) : null}
    </>
  );
}

/** A form that is sent to a receiver of the site. */
export function FormBlock({ block }: BlockProps<'form'>) {
  const receiver = ownValue(useSiteState().model.receivers ?? {}, block.to);
  if (!receiver) return null;
  return (
    <Section title={block.title}>
      <OpenForm block={block} receiver={receiver} />
    </Section>
  );
}

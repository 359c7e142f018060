import { type MouseEvent, useId } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useMessages } from '../screen/use-messages.ts';
import { useZone } from '../screen/zone-context.ts';
import { classes } from '../ui/element/classes.ts';
import { Icon } from '../ui/element/icon.tsx';
import { KeywordInput } from './keyword-input.tsx';
import { KeywordWarning } from './keyword-warning.tsx';
import css from './search-form.module.css';
import { useKeywordForm } from './use-keyword-form.ts';

/** The field to search with, on the page of the results. */
export function SearchForm({ keyword }: { readonly keyword: string }) {
  const t = useMessages();
  const id = useId();
  const { form: device } = useScreen();
  const { scope } = useZone();
  const form = useKeywordForm();
  const { problem, onSubmit } = form;
  const isMobile = device === 'mobile';
  const clear = ({ currentTarget }: MouseEvent<HTMLButtonElement>): void => {
    const field = currentTarget.form?.elements.namedItem('keyword');
    if (!(field instanceof HTMLInputElement)) return;
    field.value = '';
    field.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the older browsers
    <form role="search" className={isMobile ? css.place : css.large} onSubmit={onSubmit} noValidate>
      {/* Below the mobile header there is no doubt what it is for, and little room. */}
      <label htmlFor={id} className={isMobile ? 'visually-hidden' : css.label}>
        {scope ? t('searchWithin', { title: scope.title }) : t('searchSite')}
      </label>
      <div className={classes(css.field, problem && css.bad)}>
        {isMobile ? <Icon name="search" className={css.icon} /> : null}
        <KeywordInput
          id={id}
          warningId={`${id}-problem`}
          form={form}
          className={css.input}
          defaultValue={keyword}
        />
        {isMobile ? null : (
          <button type="button" className={css.clear} aria-label={t('searchClear')} onClick={clear}>
            <Icon name="close" className={css.sign} />
          </button>
        )}
        <button type="submit" className={css.button}>
          {isMobile ? null : <Icon name="search" className={css.sign} />}
          {t('search')}
        </button>
      </div>
      <KeywordWarning id={`${id}-problem`} problem={problem} className={css.problem} />
    </form>
  );
}

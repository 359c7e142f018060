import { useId } from 'react';
import { useScreen } from '../screen/screen-context.ts';
import { useMessages } from '../screen/use-messages.ts';
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
  const form = useKeywordForm();
  const { problem, onSubmit } = form;
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the older browsers
    <form role="search" className={css.place} onSubmit={onSubmit} noValidate>
      {/* Below the mobile header there is no doubt what it is for, and little room. */}
      <label htmlFor={id} className={device === 'mobile' ? 'visually-hidden' : css.label}>
        {t('searchLabel')}
      </label>
      <div className={classes(css.field, problem && css.bad)}>
        <Icon name="search" className={css.icon} />
        <KeywordInput
          id={id}
          warningId={`${id}-problem`}
          form={form}
          className={css.input}
          defaultValue={keyword}
        />
        <button type="submit" className={css.button}>
          {t('search')}
        </button>
      </div>
      <KeywordWarning id={`${id}-problem`} problem={problem} className={css.problem} />
    </form>
  );
}

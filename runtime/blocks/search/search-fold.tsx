import { type ReactNode, useId, useState } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import type { SearchQuery } from '../../search/search-answer.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import css from './search-fold.module.css';

type SearchFoldProps = {
  readonly query: SearchQuery;
  readonly hasOrder: boolean;
  readonly children: ReactNode;
};

/**
 * What narrows results down and puts them in order, on mobile: a button, and what it folds out. They are
 * no `<details>`, as the button stands in one line with how many were found and the rest below both.
 */
export function SearchFold({ query: { year, sort }, hasOrder, children }: SearchFoldProps) {
  const t = useMessages();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const newest = hasOrder && sort === 'newest' ? t('searchNewest') : undefined;
  const chosen = [year, newest].filter((each) => each !== undefined).join(' · ');
  return (
    <>
      <button
        type="button"
        className={css.button}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {/* There is room for what was chosen in place of what it is called, not for both. */}
        <span className={chosen === '' ? undefined : 'visually-hidden'}>{t('searchNarrow')}</span>
        {chosen === '' ? null : <span className={css.chosen}>{chosen}</span>}
        <Icon name="down" className={classes(css.sign, isOpen && css.up)} />
      </button>
      <div id={id} hidden={!isOpen} className={css.choices}>
        {children}
      </div>
    </>
  );
}

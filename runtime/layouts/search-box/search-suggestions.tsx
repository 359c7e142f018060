import type { MouseEvent } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Highlighted } from '../../search/highlighted.tsx';
import { addRecent } from '../../search/recent-searches.ts';
import { useHitName } from '../../search/use-hit-page.ts';
import { searchAddress, useSearchTarget } from '../../search/use-search-target.ts';
import { useSiteState } from '../../state/site-state.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useModal } from '../../ui/modal/modal-context.ts';
import css from './search-suggestions.module.css';
import type { Suggestion } from './suggestions.ts';

type SearchSuggestionsProps = {
  readonly id: string;
  readonly keyword: string;
  readonly pages: readonly Suggestion[];
  /** The pages answer another keyword: they can be seen and pressed, but are no options. */
  readonly isOlder: boolean;
  /** Ids of the options: of each page, and of all results; of older pages none. */
  readonly options: readonly string[];
  readonly active: number;
};

/** Pages that are suggested while a keyword is typed, and the way to all results. */
export function SearchSuggestions({
  id,
  keyword,
  pages,
  isOlder,
  options,
  active,
}: SearchSuggestionsProps) {
  const t = useMessages();
  const { store } = useSiteState();
  const { language } = useScreen();
  const nameOf = useHitName();
  const target = useSearchTarget();
  const { closeAtOnce } = useModal();
  const row = {
    tabIndex: -1,
    // The field keeps the focus.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
  };
  const option = (index: number) => ({
    ...row,
    id: options[index],
    role: 'option',
    'aria-selected': index === active,
    className: classes(css.option, index === active && css.active),
  });
  const older = { ...row, 'aria-hidden': true, className: css.option };
  return (
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t('searchSuggestions')}
      className={css.list}
    >
      {pages.map((page, index) => (
        <SiteLink
          key={page.href}
          to={page.href}
          {...(isOlder ? older : option(index))}
          onClick={closeAtOnce}
        >
          <span lang={page.tag} className={css.title}>
            <Highlighted text={page.title} />
          </span>
          <span className={css.kind}>{(page.kind === '' && page.section) || nameOf(page)}</span>
        </SiteLink>
      ))}
      <SiteLink
        to={target && searchAddress(target, keyword)}
        {...option(options.length - 1)}
        onClick={() => {
          addRecent(store, language, keyword);
          closeAtOnce();
        }}
      >
        <span className={css.all}>{t('searchAll', { keyword })}</span>
        <Icon name="arrow" className={css.arrow} />
      </SiteLink>
    </div>
  );
}

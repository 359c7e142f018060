import { useId, useRef } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import { cleanKeyword } from '../../search/clean-keyword.ts';
import { KeywordInput } from '../../search/keyword-input.tsx';
import { KeywordWarning } from '../../search/keyword-warning.tsx';
import { useKeywordForm } from '../../search/use-keyword-form.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { useModal } from '../../ui/modal/modal-context.ts';
import { Brand } from '../brand/brand.tsx';
import css from './search-overlay.module.css';
import { optionIds } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';
import { useInputValue } from './use-input-value.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTypeahead } from './use-typeahead.ts';

/** The content of the search box: the field, what helps with it, and links to what is often looked for. */
export function SearchOverlay() {
  const { table, form } = useScreen();
  const t = useMessages();
  const id = useId();
  const { close, closeAtOnce } = useModal();
  const { scope } = useZone();
  const keywordForm = useKeywordForm(closeAtOnce);
  const { problem, onSubmit } = keywordForm;
  const groups = table.search?.groups ?? [];
  const isMobile = form === 'mobile';
  const field = useRef<HTMLInputElement>(null);
  const { value, inputProps } = useInputValue();
  const keyword = cleanKeyword(value);
  const typeahead = useTypeahead();
  const suggestions = useSuggestions(typeahead, keyword);
  const listId = `${id}-list`;
  const options = optionIds(listId, suggestions);
  const { isOpen, active, onKeyDownCapture } = useCombobox(keyword, suggestions.answer, options);
  return (
    <div className={classes(layout.wrap, isMobile && css.mobile)}>
      <div className={css.bar}>
        <Brand inverse short={isMobile} />
        <button
          type="button"
          className={css.close}
          aria-label={isMobile ? t('close') : undefined}
          onClick={close}
        >
          {isMobile ? null : t('close')}
          <Icon name="close" className={css.cross} />
        </button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the older browsers */}
      <form role="search" className={css.form} onSubmit={onSubmit} noValidate>
        <label htmlFor={id} className={css.label}>
          {scope ? t('searchWithin', { title: scope.title }) : t('searchSite')}
        </label>
        <div className={css.field}>
          <KeywordInput
            id={id}
            warningId={`${id}-problem`}
            form={keywordForm}
            className={css.input}
            placeholder={t(isMobile ? 'searchHint' : 'searchLabel')}
            isFirst
            ref={field}
            {...inputProps}
            onKeyDownCapture={onKeyDownCapture}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            aria-activedescendant={options[active]}
          />
          <button type="submit" className={css.button}>
            <Icon name="search" className={css.icon} />
            {t('search')}
          </button>
        </div>
        <KeywordWarning id={`${id}-problem`} problem={problem} className={css.warning} />
      </form>
      {typeahead ? (
        <typeahead.TypeaheadView
          id={listId}
          onClear={() => field.current?.focus()}
          {...{ keyword, suggestions, options, isOpen, active }}
        />
      ) : null}
      {groups.length > 0 && !isOpen ? (
        <div className={css.groups}>
          {groups.map(({ title, links }, place) => (
            <section key={locationKey(place, title)} className={css.group}>
              <h2 className={css.title}>{title}</h2>
              <ul>
                {links.map(({ label, link }, at) => (
                  <li key={locationKey(at, label)} className={css.cell}>
                    <SiteLink to={link} className={css.link} onClick={closeAtOnce}>
                      {label}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      ) : null}
    </div>
  );
}

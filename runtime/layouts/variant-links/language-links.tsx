import { useOtherLanguages } from '../../document/use-other-languages.ts';
import { Icon } from '../../ui/element/icon.tsx';

type LanguageLinksProps = {
  /** The short sign of a language (EN) or its name (English). */
  readonly text: 'toggle' | 'label';
  readonly withIcon?: boolean;
  readonly className?: string | undefined;
};

/**
 * Links to the home pages of the other languages, each in a new window. Each speaks its own language,
 * so that a reader says it right to whom it is for.
 */
export function LanguageLinks({ text, withIcon = false, className }: LanguageLinksProps) {
  return useOtherLanguages().map((language) => (
    <a
      key={language.code}
      className={className}
      href={language.href}
      hrefLang={language.tag}
      lang={language.tag}
      target="_blank"
      rel="noopener"
      aria-label={`${language[text]} – ${language.openHome}`}
    >
      {withIcon ? <Icon name="globe" /> : null}
      {language[text]}
    </a>
  ));
}

import type { OtherLanguage } from '../../document/use-other-languages.ts';
import { Icon } from '../../ui/element/icon.tsx';

export type LanguageLinksProps = {
  /** The short sign of a language (EN) or its name (English). */
  readonly text: 'toggle' | 'label';
  readonly withIcon?: boolean;
  readonly className?: string | undefined;
};

type LanguageLinkProps = LanguageLinksProps & { readonly language: OtherLanguage };

/** A link to the home page of another language, in a new window. */
export const LanguageLink = ({
  language,
  text,
  withIcon = false,
  className,
}: LanguageLinkProps) => (
  <a
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
);

import { useMessages } from '../../screen/screen-context.ts';
import { useOtherLanguages } from '../../screen/use-other-languages.ts';

type LanguageLinksProps = {
  /** The short sign of a language (EN) or its name (English). */
  readonly words: 'toggle' | 'label';
  readonly className?: string | undefined;
};

/** Links to the home pages of the other languages, each in a new window. */
export function LanguageLinks({ words, className }: LanguageLinksProps) {
  const say = useMessages();
  return useOtherLanguages().map((language) => (
    <a
      key={language.code}
      className={className}
      href={language.href}
      hrefLang={language.tag}
      target="_blank"
      rel="noopener"
      aria-label={`${language[words]} – ${say('otherLanguage', { language: language.label })}`}
    >
      <span lang={language.tag}>{language[words]}</span>
    </a>
  ));
}

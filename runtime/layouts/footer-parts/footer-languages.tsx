import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { useOtherLanguages } from '../../document/use-other-languages.ts';
import { useTranslations } from '../../document/use-translations.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { LanguageLink } from '../page-languages/language-link.tsx';

/** One link to each other language: to the open page where it is there, else to the language's home. */
export function FooterLanguages({ className }: { readonly className: string | undefined }) {
  const { model } = useSiteState();
  const { device } = useScreen();
  const translations = useTranslations();
  return useOtherLanguages().map((language) => {
    const { code, tag, label } = language;
    const there = translations.find((each) => each.code === code);
    return there ? (
      <SiteLink
        key={code}
        to={spellForDevice(there.to, device, model)}
        hrefLang={tag}
        lang={tag}
        className={className}
        aria-label={`${label} – ${there.readHere}`}
      >
        {label}
      </SiteLink>
    ) : (
      <LanguageLink key={code} language={language} text="label" className={className} />
    );
  });
}

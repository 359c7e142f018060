import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { useOtherLanguages } from '../../document/use-other-languages.ts';
import { useTranslations } from '../../document/use-translations.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { LanguageLink, type LanguageLinksProps } from './language-link.tsx';

/** Links to the open page in other languages, and where it is not there to their homes, in this window. */
export function PageLanguageLinks(props: LanguageLinksProps) {
  const { model } = useSiteState();
  const { device } = useScreen();
  const translations = useTranslations();
  return useOtherLanguages().map((language) => {
    const { code, tag, openHome } = language;
    const { switchesPage, home = '/' } = model.languages[code] ?? {};
    if (!switchesPage) return <LanguageLink key={code} language={language} {...props} />;
    const there = translations.find((each) => each.code === code);
    const { text, withIcon = false, className } = props;
    return (
      <SiteLink
        key={code}
        className={className}
        to={spellForDevice(there?.to ?? home, device, model)}
        hrefLang={tag}
        lang={tag}
        aria-label={`${language[text]} – ${there?.readHere ?? openHome}`}
      >
        {withIcon ? <Icon name="globe" /> : null}
        {language[text]}
      </SiteLink>
    );
  });
}

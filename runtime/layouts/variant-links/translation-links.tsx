import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { useTranslations } from '../../document/use-translations.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';

/** Links to the open page in those languages whose links lead to their homes, each in that language. */
export function TranslationLinks({ className }: { readonly className?: string | undefined }) {
  const { model } = useSiteState();
  const { device } = useScreen();
  const others = useTranslations().filter(({ code }) => !model.languages[code]?.switchesPage);
  return others.map(({ code, tag, readHere, to }) => (
    <SiteLink
      key={code}
      to={spellForDevice(to, device, model)}
      hrefLang={tag}
      lang={tag}
      className={className}
    >
      {readHere}
    </SiteLink>
  ));
}

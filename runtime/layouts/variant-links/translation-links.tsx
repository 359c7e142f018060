import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import { useTranslations } from '../../document/use-translations.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';

/** Links to the open page in other languages, each in that language. The header's lead to their homes. */
export function TranslationLinks({ className }: { readonly className?: string | undefined }) {
  const { model } = useSiteState();
  const { device } = useScreen();
  return useTranslations().map(({ code, tag, readHere, to }) => (
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

import { spellForDevice } from '../../../schema/visit/twin-spelling.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useTranslations } from '../../document/use-translations.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useSiteState } from '../../state/site-state.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './translation-notes.module.css';

/** That a text is in another language than its page, and where it stands in others. */
export function TranslationNotes({ entry }: { readonly entry: EntryView }) {
  const t = useMessages();
  const { device } = useScreen();
  const { model } = useSiteState();
  const { tag, translations = {} } = entry;
  const written = Object.values(model.languages).find((each) => each.tag === tag);
  const others = useTranslations().filter(
    (each) => translations[each.code] !== undefined && each.tag !== tag,
  );
  if (!written && others.length === 0) return null;
  return (
    <div className={css.notes}>
      {written ? (
        <p className={css.notice}>{t('otherLanguageText', { language: written.label })}</p>
      ) : null}
      {others.map(({ code, to, tag: other, readHere }) => (
        <SiteLink
          key={code}
          to={spellForDevice(to, device, model)}
          hrefLang={other}
          lang={other}
          className={css.link}
        >
          {readHere}
        </SiteLink>
      ))}
    </div>
  );
}

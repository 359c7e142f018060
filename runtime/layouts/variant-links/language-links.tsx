import { Deferred } from '../../deferred/deferred.tsx';
import { useOtherLanguages } from '../../document/use-other-languages.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { lateParts } from '../late-parts/late-parts.ts';
import { LanguageLink, type LanguageLinksProps } from '../page-languages/language-link.tsx';

/**
 * Links to the other languages: to their home pages, each in a new window, or where the site wants it to the open page.
 * Each speaks its own language, so that a reader says it right to whom it is for.
 */
export function LanguageLinks(props: LanguageLinksProps) {
  const { table } = useScreen();
  const languages = useOtherLanguages();
  return table.site.lateParts?.includes('languages') ? (
    <Deferred part={lateParts.languages} {...props} />
  ) : (
    languages.map((language) => <LanguageLink key={language.code} language={language} {...props} />)
  );
}

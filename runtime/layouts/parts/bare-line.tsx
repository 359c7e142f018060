import { useMessages } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import frame from '../../styles/frame.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './bare-line.module.css';
import { LanguageLinks } from './language-links.tsx';
import { SearchBox } from './search-box.tsx';

/** Instead of the common header: a slim line with the way home, the search and the other languages. */
export function BareLine() {
  const name = useSiteName();
  const home = useHomeAddress();
  const say = useMessages();
  return (
    <header className={css.line}>
      <div className={`${frame.wrap} ${css.row}`}>
        <SiteLink to={home} className={css.home}>
          <span className={css.name}>{name}</span>
          <span className="visually-hidden">{` – ${say('home')}`}</span>
        </SiteLink>
        <SearchBox className={css.tool} />
        <LanguageLinks words="toggle" className={css.tool} />
      </div>
    </header>
  );
}

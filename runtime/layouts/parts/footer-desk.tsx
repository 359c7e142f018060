import { useScreen } from '../../screen/screen-context.ts';
import frame from '../../styles/frame.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from './brand.tsx';
import { DeviceLinks } from './device-links.tsx';
import css from './footer-desk.module.css';
import { LanguageLinks } from './language-links.tsx';
import { TranslationLinks } from './translation-links.tsx';

/** The desktop footer: who and where, the ways in, the legal line. */
export function FooterDesk() {
  const { address, columns = [], legal, links = [], note } = useScreen().table.site.footer;
  return (
    <footer className={css.footer} data-ground="sea">
      <div className={frame.wrap}>
        <div className={`${frame.columns} ${css.top}`}>
          <div className={css.identity}>
            <Brand inverse />
            {address ? (
              <address className={css.address}>
                {address.map((line, index) => (
                  <span key={locationKey(index, line)} className={css.line}>
                    {line}
                  </span>
                ))}
              </address>
            ) : null}
          </div>
          <div className={css.columns}>
            {columns.map((column, index) => (
              <div key={locationKey(index, column.title)}>
                <p className={css.title}>{column.title}</p>
                <ul>
                  {column.links.map(({ label, link }, index) => (
                    <li key={locationKey(index, label)}>
                      <SiteLink to={link} className={css.link}>
                        {label}
                      </SiteLink>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
          <div className={css.ways}>
            <TranslationLinks className={css.link} />
            <LanguageLinks words="label" className={css.link} />
            <DeviceLinks className={css.link} />
          </div>
        </div>
        <div className={css.end}>
          <div className={css.legal}>
            {legal ? <span className={css.endItem}>{legal}</span> : null}
            {links.map(({ label, link }, index) => (
              <SiteLink
                key={locationKey(index, label)}
                to={link}
                className={`${css.endItem} ${css.endLink}`}
              >
                {label}
              </SiteLink>
            ))}
          </div>
          {note ? <span className={css.note}>{note}</span> : null}
        </div>
      </div>
    </footer>
  );
}

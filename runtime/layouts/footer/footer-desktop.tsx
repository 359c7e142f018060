import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from '../brand/brand.tsx';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import { TranslationLinks } from '../variant-links/translation-links.tsx';
import ground from './footer-art.module.css';
import css from './footer-desktop.module.css';

/** The desktop footer: who and where, the ways in, the legal line. */
export function FooterDesktop() {
  const { address, columns = [], legal, links = [], note } = useScreen().table.site.footer;
  return (
    <footer className={`${ground.footer} ${css.footer}`} data-ground="sea">
      <div className={`${ground.art} ${css.art}`} />
      <div className={layout.wrap}>
        <div className={`${layout.columns} ${css.top}`}>
          <div className={css.identity}>
            <Brand inverse isLow />
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
            <LanguageLinks text="label" className={css.link} />
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

import { useScreen } from '../../screen/screen-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from '../brand/brand.tsx';
import { FooterAddress } from '../footer-parts/footer-address.tsx';
import { FooterLanguages } from '../footer-parts/footer-languages.tsx';
import { useLegalLinks } from '../footer-parts/use-legal-links.ts';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import ground from './footer-art.module.css';
import css from './footer-desktop.module.css';

/** Links to other versions of the open page. */
const Ways = ({ className }: { readonly className?: string | undefined }) => (
  <>
    <FooterLanguages className={className} />
    <DeviceLinks className={className} />
  </>
);

/** The desktop footer: who and where, the ways in, the legal line. */
export function FooterDesktop() {
  const { columns = [], legal, note, qrCodes: [code] = [] } = useScreen().table.site.footer;
  const asset = useAsset();
  const links = useLegalLinks();
  const endLink = `${css.endItem} ${css.endLink}`;
  return (
    <footer className={`${ground.footer} ${css.footer}`} data-ground="sea">
      <div className={`${ground.art} ${css.art}`} />
      <div className={layout.wrap}>
        <div className={`${layout.columns} ${css.top}`}>
          <div className={css.identity}>
            <Brand inverse isLow />
            <FooterAddress className={css.address} />
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
            {code?.picture ? (
              <>
                <img
                  className={css.code}
                  src={asset(code.picture)}
                  alt=""
                  width={104}
                  height={104}
                  loading="lazy"
                />
                {code.label}
              </>
            ) : (
              <Ways className={css.link} />
            )}
          </div>
        </div>
        <div className={css.end}>
          <div className={css.legal}>
            {legal ? <span className={css.endItem}>{legal}</span> : null}
            {links.map(({ label, link }, index) => (
              <SiteLink key={locationKey(index, label)} to={link} className={endLink}>
                {label}
              </SiteLink>
            ))}
            {code ? <Ways className={endLink} /> : null}
          </div>
          {note ? <span className={css.note}>{note}</span> : null}
        </div>
      </div>
    </footer>
  );
}

import { memo } from 'react';
import type { HomeModel, ZoneFrameModel } from '../../../schema/zone-model.ts';
import { isOpenLink } from '../../router/is-open-link.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { ThemeToggle } from '../accessibility-bar/theme-toggle.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import css from './zone-header.module.css';

type ZoneHeaderProps = {
  readonly home: HomeModel;
  readonly frame: ZoneFrameModel;
};

/** The head of a related institution: a bar that leads back to the site, then its own name, navigation and search. */
export const ZoneHeader = memo(function ZoneHeader({ home, frame }: ZoneHeaderProps) {
  const { path, form } = useScreen();
  const query = useQuery();
  const siteName = useSiteName();
  const root = useHomeAddress();
  const asset = useAsset();
  const { crest, name = home.title, subtitle, navigation = [] } = frame;
  return (
    <header className={form === 'desktop' ? css.desktop : css.mobile}>
      <div className={css.bar} data-ground="sea">
        <div className={`${layout.wrap} ${css.tools}`}>
          <SiteLink to={root} leavesZone className={css.back}>
            <span className={css.site}>{siteName}</span>
          </SiteLink>
          <AccessibilityToggle className={css.tool} />
          <ThemeToggle className={css.tool} />
          <LanguageLinks text="label" withIcon className={css.tool} />
        </div>
      </div>
      <div className={css.head}>
        <div className={`${layout.wrap} ${css.row}`}>
          <SiteLink to={home.path} className={css.home}>
            {crest ? (
              <img src={asset(crest)} alt="" width={56} height={56} className={css.crest} />
            ) : null}
            <span className={css.names}>
              <span className={`${layout.title} ${css.name}`}>{name}</span>
              {subtitle ? <span className={css.subtitle}>{subtitle}</span> : null}
            </span>
          </SiteLink>
          {navigation.length > 0 ? (
            <nav aria-label={name} className={css.navigation}>
              <ul className={css.links}>
                {navigation.map(({ label, link }, index) => {
                  const isOpen = isOpenLink(link, path, query);
                  return (
                    <li key={locationKey(index, label)} className={css.item}>
                      <SiteLink
                        to={link}
                        className={classes(css.link, isOpen && css.open)}
                        {...(isOpen ? { 'aria-current': 'page' as const } : {})}
                      >
                        {label}
                      </SiteLink>
                    </li>
                  );
                })}
              </ul>
            </nav>
          ) : null}
          <SearchBox className={css.search} />
        </div>
      </div>
    </header>
  );
});

import { useScreen } from '../../screen/screen-context.ts';
import { useHomeAddress } from '../../screen/use-home-address.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useRootAddress } from '../../screen/use-root-address.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useAsset } from '../../state/use-asset.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Brand } from '../brand/brand.tsx';
import css from './home-link.module.css';

type HomeLinkProps = {
  /** What of the brand stands here. */
  readonly shows: 'brand' | 'logo' | 'name';
  /** The ground is dark. */
  readonly inverse: boolean;
  /** The short name, as a low line has it. */
  readonly short: boolean;
};

/** The way home: logo and name together, or one of them where the header has them apart. */
export function HomeLink({ shows, inverse, short }: HomeLinkProps) {
  const { language, table, form } = useScreen();
  const { site } = table;
  const t = useMessages();
  const root = useRootAddress();
  const home = useHomeAddress();
  const asset = useAsset();
  const name = useSiteName();
  const { prefix } = useSiteState().model.languages[language] ?? {};
  const logo = (inverse ? site.logoInverse : undefined) ?? site.logo;
  return (
    <SiteLink to={form === 'desktop' && prefix === '' ? root : home} className={css.home}>
      {shows === 'brand' ? <Brand inverse={inverse} short={short} /> : null}
      {shows === 'logo' && logo ? (
        <img className={css.logo} src={asset(logo)} alt={name} width={44} height={44} />
      ) : null}
      {shows === 'name' || (shows === 'logo' && !logo) ? (
        <span className={css.name}>{short ? site.shortName || name : name}</span>
      ) : null}
      <span className="visually-hidden">{` – ${t('home')}`}</span>
    </SiteLink>
  );
}

import { useScreen } from '../../screen/screen-context.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useAsset } from '../../state/use-asset.ts';
import css from './brand.module.css';

type BrandProps = {
  /** On a dark ground. */
  readonly inverse?: boolean;
  /** The name without its second line, as the mobile header has it. */
  readonly short?: boolean;
};

/** Mark and name of the site. */
export function Brand({ inverse = false, short = false }: BrandProps) {
  const { site } = useScreen().table;
  const name = useSiteName();
  const asset = useAsset();
  const mark = (inverse ? site.logoInverse : undefined) ?? site.logo;
  return (
    <span className={short ? css.small : css.brand}>
      {mark ? <img className={css.mark} src={asset(mark)} alt="" width={44} height={44} /> : null}
      <span className={css.words}>
        <span className={css.name}>{short ? site.shortName || name : name}</span>
        {site.tagline && !short ? <span className={css.tagline}>{site.tagline}</span> : null}
      </span>
    </span>
  );
}

import { OwnPart } from '../../own/own-part.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteName } from '../../screen/use-site-name.ts';
import { useAsset } from '../../state/use-asset.ts';
import css from './brand.module.css';

export type BrandProps = {
  /** On a dark ground. */
  readonly inverse?: boolean;
  /** The name without its second line, as the mobile header has it. */
  readonly short?: boolean;
  /** Far below the first window: its picture waits. */
  readonly isLow?: boolean;
};

function StandardBrand({ inverse = false, short = false, isLow = false }: BrandProps) {
  const { site } = useScreen().table;
  const name = useSiteName();
  const asset = useAsset();
  const logo = (inverse ? site.logoInverse : undefined) ?? site.logo;
  return (
    <span className={short ? css.small : css.brand}>
      {logo ? (
        <img
          className={css.logo}
          loading={isLow ? 'lazy' : undefined}
          src={asset(logo)}
          alt=""
          width={44}
          height={44}
        />
      ) : null}
      <span className={css.words}>
        <span className={css.name}>{short ? site.shortName || name : name}</span>
        {site.tagline && !short ? <span className={css.tagline}>{site.tagline}</span> : null}
      </span>
    </span>
  );
}

/** Logo and name of the site: the site's own, where it has one. */
export const Brand = (props: BrandProps) => (
  <OwnPart name="brand" standard={StandardBrand} props={props} />
);

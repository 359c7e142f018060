import type { BlockOf } from '../../../schema/model.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import button from '../element/button.module.css';
import { MoreLink } from '../element/more-link.tsx';
import { Picture } from '../element/picture.tsx';
import { SiteLink } from '../element/site-link.tsx';
import { Breadcrumb } from '../section/breadcrumb.tsx';
import { MainHeading } from '../section/main-heading.tsx';
import css from './hero.module.css';

type HeroProps = Omit<BlockOf<'hero'>, 'type' | 'guard'> & {
  /** Its picture is the first of the page. */
  readonly isHeadline: boolean;
};

/** Head of an institution: who it is on the sea ground, a picture that bleeds to the edge. */
export function Hero({ isHeadline, ...block }: HeroProps) {
  const { crest, name, title, text, actions = [], picture } = block;
  const { form, page } = useScreen();
  const asset = useAsset();
  usePageHeading(title);
  const [first, second] = actions;
  return (
    <div className={form === 'mobile' ? css.mobile : css.desktop} data-ground="sea">
      <div className={css.words}>
        {page.heading === 'none' ? <Breadcrumb /> : null}
        {crest || name ? (
          <div className={css.identity}>
            {crest ? (
              <img className={css.crest} src={asset(crest)} alt="" width={72} height={72} />
            ) : null}
            {name ? <p className={css.name}>{name}</p> : null}
          </div>
        ) : null}
        <MainHeading className={`${layout.title} ${css.title}`}>{title}</MainHeading>
        {text ? <p className={css.text}>{text}</p> : null}
        {first ? (
          <div className={css.actions}>
            <SiteLink to={first.link} className={`${button.button} ${button.sun}`}>
              {first.label}
            </SiteLink>
            {second ? (
              <span className={css.second}>
                <MoreLink to={second.link}>{second.label}</MoreLink>
              </span>
            ) : null}
          </div>
        ) : null}
      </div>
      {picture ? (
        <div className={css.frame}>
          <Picture
            picture={picture}
            width={840}
            height={512}
            first={isHeadline}
            className={css.picture}
          />
        </div>
      ) : null}
    </div>
  );
}

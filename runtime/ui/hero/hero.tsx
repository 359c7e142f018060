import type { ReactNode } from 'react';
import type { BlockOf } from '../../../schema/model.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useZone } from '../../screen/zone-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import button from '../element/button.module.css';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { MoreLink } from '../element/more-link.tsx';
import { Picture } from '../element/picture.tsx';
import { SiteLink } from '../element/site-link.tsx';
import { Breadcrumb } from '../section/breadcrumb.tsx';
import { MainHeading } from '../section/main-heading.tsx';
import { useBringsHeading } from '../section/use-brings-heading.ts';
import css from './hero.module.css';

type Shown = Omit<BlockOf<'hero'>, 'type' | 'guard' | 'facts' | 'title'>;

type HeroProps = { readonly [Key in keyof Shown]: Shown[Key] | undefined } & {
  readonly title: string;
  readonly facts?: readonly { readonly label: string; readonly value: ReactNode }[] | undefined;
  /** Below the words. */
  readonly notes?: ReactNode;
  /** Its picture is the first of the page. */
  readonly isHeadline: boolean;
};

/** Head of an institution: who it is on the sea ground, a picture that bleeds to the edge. */
export function Hero({ isHeadline, notes, ...block }: HeroProps) {
  const {
    crest,
    name,
    title,
    text,
    facts = [],
    actions = [],
    picture,
    pictureSide,
    ground = 'sea',
  } = block;
  const { form } = useScreen();
  // The head of a zone says whose page it is.
  const isOwn = useZone().home?.frame !== undefined;
  const bringsHeading = useBringsHeading() && !isOwn;
  const asset = useAsset();
  usePageHeading(title);
  const [first, second] = actions;
  const isMobile = form === 'mobile';
  return (
    <div
      className={classes(
        isMobile ? css.mobile : css.desktop,
        css[ground],
        pictureSide === 'start' && css.turned,
        isOwn && css.own,
      )}
      data-ground={ground === 'sea' ? 'sea' : undefined}
    >
      <div className={css.words}>
        {bringsHeading ? <Breadcrumb /> : null}
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
        {notes}
        {facts.length > 0 ? (
          <dl className={css.facts}>
            {facts.map(({ label, value }, index) => (
              <div key={locationKey(index, label)} className={css.fact}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
        ) : null}
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
      {picture && !(isMobile && ground === 'tint') ? (
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

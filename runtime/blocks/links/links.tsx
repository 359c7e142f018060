import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './links.module.css';
import { LinksHotline } from './links-hotline.tsx';

/** What fits on half a line on mobile, in Latin letters; a Chinese character takes the room of two. */
const halfLine = 15;

const isShort = ({ title, link }: BlockOf<'links'>['items'][number]): boolean =>
  link !== undefined && title.replace(/[^\0-\u02af]/g, '..').length <= halfLine;

/** Things to open, in rows, with an introduction and a telephone number beside them. */
export function LinksBlock({ block }: BlockProps<'links'>) {
  const { title, text, hotline, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const intro = Boolean(title || text || hotline);
  const beside = form === 'desktop' && !inColumn && intro;
  const names = form === 'mobile' && !inColumn && items.length > 3 && items.every(isShort);
  return (
    <section className={inColumn ? layout.part : classes(layout.wrap, layout.section)}>
      <div className={classes(beside && layout.columns, beside && css.beside)}>
        {intro ? (
          <div className={css.intro}>
            {title ? (
              <Heading className={`${layout.title} ${inColumn ? css.small : css.title}`}>
                {title}
              </Heading>
            ) : null}
            {text ? <p className={css.text}>{text}</p> : null}
            {hotline && form === 'desktop' ? <LinksHotline hotline={hotline} /> : null}
          </div>
        ) : null}
        {items.length === 0 ? null : (
          <ul className={classes(css.rows, names && css.names)}>
            {items.map((item, index) => (
              <li key={locationKey(index, item.title)} className={css.row}>
                <span className={css.words}>
                  <SiteLink to={item.link} className={`${layout.stretch} ${css.name}`}>
                    {item.title}
                  </SiteLink>
                  {item.text && !names ? <span className={css.note}>{item.text}</span> : null}
                </span>
                {item.link ? <Icon name="arrow" className={css.arrow} /> : null}
              </li>
            ))}
          </ul>
        )}
        {hotline && form === 'mobile' ? <LinksHotline hotline={hotline} /> : null}
      </div>
    </section>
  );
}

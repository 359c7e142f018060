import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './numbered-map.module.css';

/** A numbered map that bleeds to the edge, and the list of its places. */
export function NumberedMapBlock({ block }: BlockProps<'numberedMap'>) {
  const { title, text, figures = [], items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const wide = form === 'desktop' && !inColumn;
  return (
    <section className={classes(css.band, wide && css.wide)}>
      <div className={css.map} />
      <div className={classes(layout.wrap, wide && layout.columns)}>
        <div className={css.words}>
          <Heading className={`${layout.title} ${css.title}`}>{title}</Heading>
          {text ? <p className={css.text}>{text}</p> : null}
          {figures.length > 0 ? (
            <dl className={css.figures}>
              {figures.map(({ label, value }, index) => (
                <div key={locationKey(index, label)} className={css.figure}>
                  <dt className={css.label}>{label}</dt>
                  <dd className={`${layout.title} ${css.value}`}>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          <ol className={css.places} aria-label={t('mapPlaces')}>
            {items.map((item, index) => (
              <li key={locationKey(index, item.title)} className={css.place}>
                <span className={`${layout.title} ${css.number}`} aria-hidden="true">
                  {index + 1}
                </span>
                <SiteLink to={item.link} className={`${layout.stretch} ${css.name}`}>
                  {item.title}
                </SiteLink>
                {item.text ? <span className={css.subject}>{item.text}</span> : null}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}

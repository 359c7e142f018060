import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './call-to-action.module.css';

/** An invitation on the sea ground, with what to press. */
export function CallToActionBlock({ block: { title, text, links } }: BlockProps<'callToAction'>) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  return (
    <div className={classes(css.band, inColumn && css.inColumn)} data-ground="sea" data-form={form}>
      <div className={classes(css.line, !inColumn && layout.wrap)}>
        <div className={css.words}>
          <Heading className={css.title}>{title}</Heading>
          {text ? <p className={css.text}>{text}</p> : null}
        </div>
        <ul className={css.links}>
          {links.map(({ label, link }, index) => (
            <li key={locationKey(index, label)}>
              <SiteLink
                to={link}
                className={classes(button.button, index === 0 ? button.sun : css.second)}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { locationKey } from '../../ui/element/location-key.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './tasks.module.css';

/** A strip on the sea ground: what visitors come to do. */
export function TasksBlock({ block }: BlockProps<'tasks'>) {
  return (
    <div className={css.strip} data-ground="sea">
      <ul className={classes(layout.wrap, css.tasks, block.items.length === 3 && css.three)}>
        {block.items.map(({ title, text, link }, index) => (
          <li key={locationKey(index, title)} className={css.cell}>
            <SiteLink to={link} className={css.task}>
              <span>
                <span className={css.title}>{title}</span>
                {text ? <span className={css.text}>{text}</span> : null}
              </span>
              {link ? <Icon name="arrow" className={css.arrow} /> : null}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

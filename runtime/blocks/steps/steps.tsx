import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './steps.module.css';

/** Steps that stand beside each other; more of them stand one below the other. */
const maxInRow = 4;

/** What to do, in its order. */
export function StepsBlock({ block: { title, text, items } }: BlockProps<'steps'>) {
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const inRow = form === 'desktop' && !inColumn && items.length <= maxInRow;
  return (
    <Section title={title} text={text}>
      <ol className={classes(css.steps, inRow ? css.row : css.column)}>
        {items.map((item, index) => (
          <li key={locationKey(index, item.title)} className={css.step}>
            <span className={css.number} aria-hidden="true">
              {index + 1}
            </span>
            <div className={css.words}>
              <Heading below={title !== undefined} className={css.name}>
                {item.title}
              </Heading>
              {item.text ? <p className={css.text}>{item.text}</p> : null}
              {item.link ? <MoreLink to={item.link.link}>{item.link.label}</MoreLink> : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

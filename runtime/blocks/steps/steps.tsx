import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './steps.module.css';

/** Steps that stand beside each other; more of them stand one below the other. */
const maxInRow = 4;

type StepTextProps = { readonly step: BlockOf<'steps'>['items'][number] };

/** How a step is done; its link stands in the sentence where that has its words, else below. */
function StepText({ step: { text, link } }: StepTextProps) {
  const at = text && link ? text.indexOf(link.label) : -1;
  if (!text || !link || at < 0) {
    return (
      <>
        {text ? <p className={css.text}>{text}</p> : null}
        {link ? <MoreLink to={link.link}>{link.label}</MoreLink> : null}
      </>
    );
  }
  return (
    <p className={css.text}>
      {text.slice(0, at)}
      <SiteLink to={link.link} className={css.link}>
        {link.label}
      </SiteLink>
      {text.slice(at + link.label.length)}
    </p>
  );
}

/** What to do, in its order. */
export function StepsBlock({ block }: BlockProps<'steps'>) {
  const { title, text, more, ground, items } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const inRow = form === 'desktop' && !inColumn && items.length <= maxInRow;
  return (
    <Section
      title={title}
      text={text}
      more={more}
      isTinted={ground === 'tint' && form === 'desktop'}
    >
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
              <StepText step={item} />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

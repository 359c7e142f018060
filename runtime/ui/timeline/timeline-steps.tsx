import type { BlockOf } from '../../../schema/model.ts';
import { classes } from '../element/classes.ts';
import { locationKey } from '../element/location-key.ts';
import { SiteLink } from '../element/site-link.tsx';
import { Heading } from '../section/heading.tsx';
import { usePlacement } from '../section/placement.ts';
import { DateText } from '../text/date-text.tsx';
import css from './timeline-steps.module.css';

export type TimelineStepsProps = {
  readonly steps: BlockOf<'timeline'>['steps'];
  /** Index of the step that is on; those before it are over. */
  readonly now: number;
  readonly beside: boolean;
  /** The block has a heading of its own. */
  readonly below: boolean;
};

/** A year, or a year with its month: written 2024, 2024.03, 2024-03 or 2024 年. */
const yearPattern = /^\d{4}(?:[.-]\d{1,2}| ?年)?$/;

/** The line with its steps; past steps and the current one look different. */
export function TimelineSteps({ steps, now, beside, below }: TimelineStepsProps) {
  const { inColumn } = usePlacement();
  const dated = steps.some(({ date }) => date);
  const inYears = beside && steps.every(({ date }) => date && yearPattern.test(date));
  return (
    <ol
      className={classes(
        beside ? css.beside : css.tall,
        inColumn && css.column,
        inYears && css.years,
      )}
    >
      {steps.map(({ date, title, text, link }, index) => (
        <li
          key={locationKey(index, title)}
          className={classes(css.step, index < now && css.over, index === now && css.current)}
          aria-current={index === now ? 'step' : undefined}
        >
          {date ? <DateText date={date} className={css.date} /> : null}
          {!date && dated ? <span className={css.undated} /> : null}
          <div className={css.words}>
            <Heading below={below} className={css.title}>
              <SiteLink to={link} className={link ? css.link : undefined}>
                {title}
              </SiteLink>
            </Heading>
            {text ? <p className={css.text}>{text}</p> : null}
          </div>
        </li>
      ))}
    </ol>
  );
}

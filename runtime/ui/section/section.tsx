import { type ReactNode, useId } from 'react';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { MoreLink } from '../element/more-link.tsx';
import { Heading } from './heading.tsx';
import { usePlacement } from './placement.ts';
import css from './section.module.css';

type SectionProps = {
  readonly title?: string | undefined;
  readonly more?: { readonly label: string; readonly link: string } | undefined;
  /** Introduction under the title. */
  readonly text?: string | undefined;
  /** Beside the title. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** A part of the page under a rule, with its title and a link at the right end. */
export function Section({ title, text, more, beside, children }: SectionProps) {
  const { inColumn } = usePlacement();
  const id = useId();
  return (
    <section
      className={inColumn ? layout.part : classes(layout.wrap, layout.section)}
      aria-labelledby={title ? id : undefined}
    >
      {title || more ? (
        <div className={css.head}>
          {title ? (
            <Heading id={id} className={classes(layout.title, inColumn ? css.small : css.title)}>
              {title}
            </Heading>
          ) : null}
          {beside}
          {more ? (
            <span className={css.more}>
              <MoreLink to={more.link}>{more.label}</MoreLink>
            </span>
          ) : null}
        </div>
      ) : null}
      {text ? <p className={css.text}>{text}</p> : null}
      {children}
    </section>
  );
}

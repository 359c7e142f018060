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
  /** No rule above the title: one that is part of the content stands just below it. */
  readonly unruled?: boolean;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** A tint from edge to edge, not in a column. */
  readonly isTinted?: boolean;
  readonly children: ReactNode;
};

/** A part of the page under a rule, with its title and a link at the right end. */
export function Section(props: SectionProps) {
  const { title, text, more, beside, unruled = false, isTinted = false, children } = props;
  const { inColumn, inPanel } = usePlacement();
  const id = useId();
  if (inPanel) {
    return (
      <section className={css.panel} aria-labelledby={title ? id : undefined}>
        {title ? (
          <Heading id={id} className={css.panelTitle}>
            {title}
          </Heading>
        ) : null}
        {text ? <p className={css.panelText}>{text}</p> : null}
        {children}
        {more ? <MoreLink to={more.link}>{more.label}</MoreLink> : null}
      </section>
    );
  }
  const section = (
    <section
      className={inColumn ? layout.part : classes(layout.wrap, layout.section)}
      aria-labelledby={title ? id : undefined}
    >
      {title || more ? (
        <div
          className={classes(css.head, isTinted && !inColumn && css.bare, unruled && css.unruled)}
        >
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
  return isTinted && !inColumn ? <div className={css.tint}>{section}</div> : section;
}

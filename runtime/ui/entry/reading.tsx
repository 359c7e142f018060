import type { ReactNode } from 'react';
import { OwnPart } from '../../own/own-part.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { classes } from '../element/classes.ts';
import { Breadcrumb } from '../section/breadcrumb.tsx';
import { MainHeading } from '../section/main-heading.tsx';
import css from './reading.module.css';

type ReadingProps = {
  readonly title: string;
  /** Language of title and standfirst, as a BCP 47 tag, where it is not the page's. */
  readonly lang?: string | undefined;
  readonly standfirst?: string | undefined;
  /** Below the standfirst. */
  readonly notes?: ReactNode;
  /** At the left of the text; on mobile in a line below the title. */
  readonly aside: ReactNode;
  /** At the right of the text; on mobile below it. */
  readonly rail: ReactNode;
  readonly children: ReactNode;
};

export type ReadingHeadProps = Pick<ReadingProps, 'title' | 'lang' | 'standfirst' | 'notes'> & {
  /** Puts it in its place above the text. */
  readonly className: string;
};

/** The title of what there is to read. */
function ReadingHead({ className, title, lang, standfirst, notes }: ReadingHeadProps) {
  return (
    <header className={className}>
      <div lang={lang}>
        <MainHeading className={`${layout.title} ${css.title}`}>{keepTogether(title)}</MainHeading>
        {standfirst ? <p className={css.standfirst}>{standfirst}</p> : null}
      </div>
      {notes}
    </header>
  );
}

/** One thing to read: its title over its text, particulars at the left, what is like it at the right. */
export function Reading({ title, lang, standfirst, notes, aside, rail, children }: ReadingProps) {
  const { page, form } = useScreen();
  const isDesktop = form === 'desktop';
  return (
    <article className={classes(layout.wrap, css.reading)}>
      {page.heading === 'none' ? (
        <div className={css.crumbs}>
          <Breadcrumb />
        </div>
      ) : null}
      <div className={classes(isDesktop && layout.columns, isDesktop && css.columns)}>
        <OwnPart
          name="article-head"
          standard={ReadingHead}
          props={{
            className: css.head ?? '',
            title,
            lang,
            standfirst: isDesktop ? standfirst : undefined,
            notes,
          }}
        />
        {aside ? (
          <div className={css.left}>
            <div className={css.aside}>{aside}</div>
          </div>
        ) : null}
        <div className={css.text}>
          {standfirst && !isDesktop ? (
            <p className={css.standfirst} lang={lang}>
              {standfirst}
            </p>
          ) : null}
          {children}
        </div>
        {rail ? <div className={css.rail}>{rail}</div> : null}
      </div>
    </article>
  );
}

import { useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../element/classes.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './section-links.module.css';

export type SectionLink = {
  readonly code: string;
  readonly title: string;
  readonly to: string;
  /** How many entries it has, where that is known and there is room for it. */
  readonly count?: number | undefined;
};

type SectionLinksProps = {
  readonly links: readonly SectionLink[];
  /** Code of the one that is shown. */
  readonly open: string;
  /** Beside what is shown, or in a bar across the page; on mobile, and in narrow windows, both are a row above it. */
  readonly place: 'side' | 'bar';
};

/** Links to the parts of a page of which one is shown. */
export function SectionLinks({ links, open, place }: SectionLinksProps) {
  const t = useMessages();
  const list = useRef<HTMLUListElement>(null);
  // Where the row is wider than the window, the open one comes into view.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each section that opens
  useLayoutEffect(() => {
    const row = list.current;
    const current = row?.querySelector<HTMLElement>('[aria-current]');
    if (!row || !current || row.scrollWidth <= row.clientWidth) return;
    const { left, width } = current.getBoundingClientRect();
    const middle = row.getBoundingClientRect().left + (row.clientWidth - width) / 2;
    row.scrollLeft += left - middle;
  }, [open]);
  return (
    <nav aria-label={t('sections')} className={css[place]}>
      <ul ref={list} className={classes(css.list, place === 'bar' && layout.wrap)}>
        {links.map(({ code, title, to, count }) => (
          <li key={code} className={css.item}>
            <SiteLink
              to={to}
              className={code === open ? `${css.link} ${css.current}` : css.link}
              {...(code === open ? { 'aria-current': 'page' as const } : {})}
            >
              {title}
              {count === undefined ? null : (
                <span className={css.count} aria-hidden="true">
                  {count}
                </span>
              )}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

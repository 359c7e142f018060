import { shownSection } from '../document/shown-section.ts';
import { useBarSection } from '../document/use-bar-section.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import layout from '../styles/layout.module.css';
import { classes } from '../ui/element/classes.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import css from './page-heading.module.css';

/** The tinted band over an inner page: the way here and the page's heading. The open section may bring both itself. */
export function PageHeading() {
  const { title, section, page } = useScreen();
  const bar = useBarSection();
  const shown = shownSection(page, useQuery().toString());
  if (shown?.heading === 'none') return null;
  return (
    <div
      className={classes(
        css.band,
        page.params.keyword !== undefined && css.results,
        bar && css.above,
      )}
    >
      <div className={layout.wrap}>
        <Breadcrumb />
        <h1 className={`${layout.title} ${css.title}`}>{bar?.title ?? section ?? title}</h1>
      </div>
    </div>
  );
}

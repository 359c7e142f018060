import { useScreen } from '../screen/screen-context.ts';
import layout from '../styles/layout.module.css';
import { classes } from '../ui/element/classes.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import css from './page-heading.module.css';

/** The tinted band over an inner page: the way here and the page's heading. */
export function PageHeading() {
  const { title, page } = useScreen();
  return (
    <div className={classes(css.band, page.params.keyword !== undefined && css.results)}>
      <div className={layout.wrap}>
        <Breadcrumb />
        <h1 className={`${layout.title} ${css.title}`}>{title}</h1>
      </div>
    </div>
  );
}

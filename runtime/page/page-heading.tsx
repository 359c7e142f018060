import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { classes } from '../ui/element/classes.ts';
import { Breadcrumb } from '../ui/section/breadcrumb.tsx';
import css from './page-heading.module.css';

/** The tinted band over an inner page: the way here and the page's heading. */
export function PageHeading() {
  const { title, page } = useScreen();
  return (
    <div className={classes(css.band, page.params.keyword !== undefined && css.results)}>
      <div className={frame.wrap}>
        <Breadcrumb />
        <h1 className={`${frame.title} ${css.title}`}>{title}</h1>
      </div>
    </div>
  );
}

import { Breadcrumb } from '../blocks/parts/breadcrumb.tsx';
import { classes } from '../blocks/parts/classes.ts';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
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

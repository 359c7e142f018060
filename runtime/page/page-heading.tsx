import { Breadcrumb } from '../blocks/parts/breadcrumb.tsx';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import css from './page-heading.module.css';

/** The tinted band over an inner page: the way here and the page's heading. */
export function PageHeading() {
  const { title } = useScreen();
  return (
    <div className={css.band}>
      <div className={frame.wrap}>
        <Breadcrumb />
        <h1 className={`${frame.title} ${css.title}`}>{title}</h1>
      </div>
    </div>
  );
}

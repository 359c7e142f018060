import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { DeviceLinks } from '../variant-links/device-links.tsx';
import css from './footer-slim.module.css';

/** One line below a status page: there is little to see, and less to look for. */
export function FooterSlim() {
  const { legal, hotline } = useScreen().table.site.footer;
  return (
    <footer className={css.footer}>
      <div className={`${layout.wrap} ${css.row}`}>
        {legal ? <span className={css.item}>{legal}</span> : null}
        {hotline ? (
          <span className={css.item}>
            <bdi>{hotline}</bdi>
          </span>
        ) : null}
        <DeviceLinks className={css.link} />
      </div>
    </footer>
  );
}

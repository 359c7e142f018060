import { icpRegister, securityRegister } from '../../../schema/frame/filing-registers.ts';
import { useScreen } from '../../screen/screen-context.ts';
import css from './footer-filings.module.css';

/** A shield with a star, for the public security filing; drawn for this project. */
const Shield = () => (
  <svg className={css.mark} viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
    <path
      fill="#1d4f9e"
      stroke="#f2c230"
      strokeWidth="1.6"
      d="M12 1.8 20.5 4.5v7c0 5-3.4 8.6-8.5 10.7c-5.1-2.1-8.5-5.7-8.5-10.7v-7Z"
    />
    <path
      fill="#f2c230"
      d="m12 6.2 1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1 1.8.7-3.5L7 9.8l3.5-.4Z"
    />
  </svg>
);

/** A sheet with a seal, for the ICP filing; drawn for this project. */
const Sheet = () => (
  <svg
    className={css.mark}
    viewBox="0 0 24 24"
    width="20"
    height="20"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    aria-hidden="true"
  >
    <path d="M5 2.8h10l4 4v14.4H5ZM8 8h5M8 11.5h8" />
    <path fill="currentColor" stroke="none" d="M16.5 16.5a2.5 2.5 0 1 1-5 0a2.5 2.5 0 0 1 5 0Z" />
  </svg>
);

/** The numbers under which the site is filed, each with a mark and a link to its register. */
export function FooterFilings() {
  const { filings: { icp, security } = {} } = useScreen().table.site.footer;
  return (
    <>
      {icp === undefined ? null : (
        <a className={css.filing} href={icpRegister} rel="noopener" lang="zh">
          <Sheet />
          {icp}
        </a>
      )}
      {security === undefined ? null : (
        <a className={css.filing} href={securityRegister(security)} rel="noopener" lang="zh">
          <Shield />
          {security}
        </a>
      )}
    </>
  );
}

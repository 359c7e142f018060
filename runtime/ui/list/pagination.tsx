import { type FormEvent, useEffect, useId, useRef } from 'react';
import { pageKey } from '../../content/asked-page.ts';
import { turnsAt } from '../../router/follow-links.ts';
import { useGo } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { classes } from '../element/classes.ts';
import { Icon } from '../element/icon.tsx';
import { SiteLink } from '../element/site-link.tsx';
import { useListAddress } from './list-address.ts';
import { pageCells } from './page-cells.ts';
import css from './pagination.module.css';

type PaginationProps = {
  readonly page: number;
  readonly pages: number;
  readonly total: number;
  readonly size: number;
};

type StepProps = {
  readonly to: number;
  readonly pages: number;
  readonly rel: 'prev' | 'next';
  readonly children: string;
};

function useAddressOfPage(): (page: number) => string {
  const address = useListAddress();
  return (page) => address({ [pageKey]: page === 1 ? undefined : String(page) });
}

/** A link to the previous or the next page; where there is none, its text stays, and nothing jumps. */
function Step({ to, pages, rel, children }: StepProps) {
  const address = useAddressOfPage();
  const isOff = to < 1 || to > pages;
  return (
    <SiteLink
      to={isOff ? undefined : address(to)}
      rel={rel}
      className={classes(css.step, isOff && css.off)}
    >
      {rel === 'prev' ? <Icon name="arrow" className={css.back} /> : null}
      {children}
      {rel === 'next' ? <Icon name="arrow" className={css.arrow} /> : null}
    </SiteLink>
  );
}

/** Goes to a page by its number, the nearest there is; the field then says which. */
function Jump({ page, pages }: Pick<PaginationProps, 'page' | 'pages'>) {
  const t = useMessages();
  const address = useAddressOfPage();
  const go = useGo();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useBehaviour();
  const jump = (event: FormEvent): void => {
    event.preventDefault();
    const { current } = field;
    if (!current || current.value.trim() === '') return;
    const wanted = Math.round(Number(current.value));
    const next = Number.isNaN(wanted) ? page : Math.max(1, Math.min(wanted, pages));
    current.value = String(next);
    const turned = turnsAt(current);
    if (next !== page) go(address(next), turned === undefined ? {} : { state: { turned } });
  };
  // What was asked for here does not stand beside another page.
  useEffect(() => {
    if (field.current?.value) field.current.value = String(page);
  }, [page]);
  return (
    <form className={css.jump} onSubmit={jump}>
      <label htmlFor={id}>{t('goToPage')}</label>
      <input ref={field} id={id} className={css.field} inputMode="numeric" autoComplete="off" />
      <button type="submit" className={css.go}>
        {t('go')}
      </button>
    </form>
  );
}

/** The pages of a list, each with an address of its own. */
export function Pagination({ page, pages, total, size }: PaginationProps) {
  const { form } = useScreen();
  const t = useNumberMessages();
  const address = useAddressOfPage();
  if (pages < 2) return null;
  if (form === 'mobile') {
    return (
      <nav aria-label={t('pages')} className={css.mobile}>
        <Step to={page - 1} pages={pages} rel="prev">
          {t('previousPage')}
        </Step>
        <p className={css.count}>{t('pageOf', { page, pages })}</p>
        <Step to={page + 1} pages={pages} rel="next">
          {t('nextPage')}
        </Step>
      </nav>
    );
  }
  return (
    <nav aria-label={t('pages')} className={css.desktop}>
      <p className={css.total}>{t('listTotal', { total, size })}</p>
      <ul className={css.cells}>
        {pageCells(page, pages).map((cell) => (
          <li key={cell.key}>
            {cell.page === undefined ? (
              <span className={css.dots}>…</span>
            ) : (
              <SiteLink
                to={address(cell.page)}
                className={classes(css.cell, cell.page === page && css.current)}
                aria-label={t('pageNumber', { page: cell.page })}
                aria-current={cell.page === page ? 'page' : undefined}
              >
                {cell.page}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
      <Step to={page + 1} pages={pages} rel="next">
        {t('nextPage')}
      </Step>
      {pages > 5 ? <Jump page={page} pages={pages} /> : null}
    </nav>
  );
}

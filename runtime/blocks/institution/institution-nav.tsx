import type { BlockOf } from '../../../schema/model.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import css from './institution-nav.module.css';

type InstitutionNavProps = {
  readonly block: BlockOf<'institution'>;
  /** What its parts are called. */
  readonly titles: { readonly steps: string; readonly table: string };
  readonly has: { readonly steps: boolean; readonly table: boolean };
};

/** The parts of an institution's home page. */
export function InstitutionNav({ block, titles, has }: InstitutionNavProps) {
  const t = useMessages();
  const { path } = useScreen();
  const query = useQuery().toString();
  const here = query === '' ? path : `${path}?${query}`;
  const parts = [
    ...(has.steps && block.steps ? [{ id: 'steps', title: titles.steps }] : []),
    ...(has.table && block.table ? [{ id: 'table', title: titles.table }] : []),
    ...(block.news ? [{ id: 'news', title: block.news.title }] : []),
    ...(block.others ? [{ id: 'others', title: block.others }] : []),
  ];
  if (parts.length < 2) return null;
  return (
    <nav aria-label={t('contents')} className={css.nav}>
      <ul className={`${layout.wrap} ${css.list}`}>
        {parts.map(({ id, title }) => (
          <li key={id}>
            <SiteLink to={`${here}#${id}`} className={css.link}>
              {title}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

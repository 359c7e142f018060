import type { EntryHeading } from '../../../schema/content/content-model.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './contents-list.module.css';

/** Fewer headings need no list of them. */
const minHeadings = 2;

/** The headings of a text, to go to. */
export function ContentsList({ headings }: { readonly headings: readonly EntryHeading[] }) {
  const t = useMessages();
  const { path } = useScreen();
  const query = useQuery().toString();
  if (headings.length < minHeadings) return null;
  const here = query === '' ? path : `${path}?${query}`;
  return (
    <nav className={css.contents} aria-label={t('contents')}>
      <p className={css.title}>{t('contents')}</p>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={level === 3 ? css.below : undefined}>
            <SiteLink to={`${here}#${id}`} className={css.link}>
              {text}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

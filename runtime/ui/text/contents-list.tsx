import type { EntryHeading } from '../../../schema/content/content-model.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Icon } from '../element/icon.tsx';
import { SiteLink } from '../element/site-link.tsx';
import css from './contents-list.module.css';

/** Fewer headings need no list of them. */
const minHeadings = 2;

/** The headings of a text, to go to; on mobile they unfold. */
export function ContentsList({ headings }: { readonly headings: readonly EntryHeading[] }) {
  const t = useMessages();
  const { path, form } = useScreen();
  const query = useQuery().toString();
  if (headings.length < minHeadings) return null;
  const here = query === '' ? path : `${path}?${query}`;
  const list = (
    <ul>
      {headings.map(({ id, text, level }) => (
        <li key={id} className={level === 3 ? css.below : undefined}>
          <SiteLink to={`${here}#${id}`} className={css.link}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={form === 'mobile' ? css.fold : css.contents} aria-label={t('contents')}>
      {form === 'mobile' ? (
        <details>
          <summary className={css.summary}>
            {t('contents')}
            <Icon name="down" className={css.sign} />
          </summary>
          {list}
        </details>
      ) : (
        <>
          <p className={css.title}>{t('contents')}</p>
          {list}
        </>
      )}
    </nav>
  );
}

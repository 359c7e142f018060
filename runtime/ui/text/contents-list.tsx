import type { EntryHeading } from '../../../schema/content/content-model.ts';
import { useQuery } from '../../router/use-query.ts';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './contents-list.module.css';

/** Fewer headings need no list of them. */
const fewest = 2;

/** The headings of a text, to go to. */
export function ContentsList({ headings }: { readonly headings: readonly EntryHeading[] }) {
  const say = useMessages();
  const { path } = useScreen();
  const query = useQuery().toString();
  if (headings.length < fewest) return null;
  const here = query === '' ? path : `${path}?${query}`;
  return (
    <nav className={css.contents} aria-label={say('contents')}>
      <p className={css.title}>{say('contents')}</p>
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

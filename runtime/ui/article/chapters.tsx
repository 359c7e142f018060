import type { Entry } from '../../content/entry.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './chapters.module.css';

type ChaptersProps = {
  readonly title: string;
  readonly collection: string;
  /** The entry that is shown. */
  readonly current: Entry;
};

/** All entries of a collection in their order: a list on desktop, folded on mobile. */
export function Chapters({ title, collection, current }: ChaptersProps) {
  const { form } = useScreen();
  const { view } = useList({ collection, where: {}, page: 1 });
  const list = (
    <ul>
      {view?.entries.map((entry) => {
        const isCurrent = entry.collection === current.collection && entry.id === current.id;
        return (
          <li key={entry.id}>
            <SiteLink
              to={entry.href}
              lang={entry.tag}
              className={css.link}
              aria-current={isCurrent ? 'page' : undefined}
            >
              {entry.title}
            </SiteLink>
          </li>
        );
      })}
    </ul>
  );
  return (
    <nav className={css.chapters} aria-label={title}>
      {form === 'mobile' ? (
        <details>
          <summary className={css.title}>{title}</summary>
          {list}
        </details>
      ) : (
        <>
          <p className={css.title}>{title}</p>
          {list}
        </>
      )}
    </nav>
  );
}

import type { EntryView } from '../../content/use-entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { SiteLink } from '../element/site-link.tsx';
import css from './entry-end.module.css';

/** The newer and the older entry of the same section. */
export function EntryEnd({ entry: { previous, next } }: { readonly entry: EntryView }) {
  const t = useMessages();
  if (!previous?.href && !next?.href) return null;
  return (
    <nav className={css.end} aria-label={`${t('newer')}, ${t('older')}`}>
      {previous?.href ? (
        <SiteLink to={previous.href} rel="prev" className={css.link}>
          <span className={css.label}>{t('newer')}</span>
          <span lang={previous.tag}>{previous.title}</span>
        </SiteLink>
      ) : null}
      {next?.href ? (
        <SiteLink to={next.href} rel="next" className={`${css.link} ${css.older}`}>
          <span className={css.label}>{t('older')}</span>
          <span lang={next.tag}>{next.title}</span>
        </SiteLink>
      ) : null}
    </nav>
  );
}

import type { ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { EntryMeta } from '../entry/entry-meta.tsx';
import { Category } from '../tag/category.tsx';
import { Day } from '../text/day.tsx';
import css from './article-facts.module.css';
import { ArticleTools } from './article-tools.tsx';

type ArticleFactsProps = {
  readonly entry: Entry;
  /** What else there is to know of it: on desktop in the same column. */
  readonly children?: ReactNode;
};

/** When, in which section and by whom: a column on desktop, a line on mobile. */
export function ArticleFacts({ entry, children }: ArticleFactsProps) {
  const { form } = useScreen();
  const t = useMessages();
  const { date, category, source } = entry;
  if (form === 'mobile') {
    return (
      <ArticleTools>
        <div className={css.line}>
          <EntryMeta entry={entry} linked />
          {source ? <p className={css.source}>{`${t('source')} · ${source}`}</p> : null}
        </div>
      </ArticleTools>
    );
  }
  return (
    <ArticleTools>
      {date ? <Day date={date} large /> : null}
      {category || source ? (
        <dl className={css.facts}>
          {category ? (
            <div className={css.fact}>
              <dt className={css.label}>{t('category')}</dt>
              <dd>
                <Category entry={entry} className={css.link} />
              </dd>
            </div>
          ) : null}
          {source ? (
            <div className={css.fact}>
              <dt className={css.label}>{t('source')}</dt>
              <dd>{source}</dd>
            </div>
          ) : null}
        </dl>
      ) : null}
      {children}
    </ArticleTools>
  );
}

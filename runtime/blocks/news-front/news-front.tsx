import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { StaleNote } from '../../ui/notice/content-notice.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './news-front.module.css';
import { NewsFrontNotices } from './news-front-notices.tsx';
import { NewsFrontTabs } from './news-front-tabs.tsx';

/** The list is no longer than the feature beside it. */
const maxListed = 6;

/** A news front in three ranks: a feature, a list, a panel of notices. */
export function NewsFrontBlock({ block }: BlockProps<'newsFront'>) {
  const { title, tabs = [], more, collection, code, limit = maxListed, notices } = block;
  const news = useList({ collection, where: code === undefined ? {} : { code }, page: 1 });
  const [feature, ...others] = news.view?.entries ?? [];
  const list = others.slice(0, limit);
  const { form } = useScreen();
  const isHeadline = useIsHeadline();
  const { inColumn } = usePlacement();
  const wide = form === 'desktop' && !inColumn;
  return (
    <Section title={title} more={more} beside={<NewsFrontTabs tabs={tabs} />}>
      {feature ? <StaleNote since={news.staleSince} onRetry={news.retry} /> : null}
      <div className={classes(wide && layout.columns, wide && css.wide)}>
        {feature ? (
          <>
            <div className={list.length > 0 ? css.feature : css.main}>
              <EntryFeature entry={feature} below isHeadline={isHeadline} />
            </div>
            {list.length > 0 ? (
              <div className={notices ? css.list : css.longList}>
                <EntryLines entries={list} pictures={form === 'mobile'} />
              </div>
            ) : null}
          </>
        ) : (
          <div className={css.main}>
            <ListBoundary list={news}>{() => null}</ListBoundary>
          </div>
        )}
        {notices ? (
          <div className={css.notices}>
            <NewsFrontNotices notices={notices} />
          </div>
        ) : null}
      </div>
    </Section>
  );
}

import type { BlockOf } from '../../../schema/model.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { SearchColumnPlaceholder } from './search-column.tsx';
import { SearchNothing } from './search-nothing.tsx';
import css from './search-results.module.css';
import { SearchTabsPlaceholder } from './search-tabs.tsx';

/** Rows that are expected. */
const rows = 5;

type SearchFallbackProps = { readonly hints: NonNullable<BlockOf<'search'>['hints']> };

/**
 * In the place of results where the page is built: the keyword is only known in the browser. What is awaited has its
 * place, and readers without scripts are told what searching needs.
 */
export function SearchFallback({ hints }: SearchFallbackProps) {
  const t = useMessages();
  const { form, title } = useScreen();
  return (
    <>
      <div className={css.band} data-needs-script>
        <div className={classes(layout.wrap, css.head)}>
          {/* The sentence with the count takes its place. */}
          <MainHeading className={classes(form === 'mobile' && layout.title, css.title)}>
            {title}
          </MainHeading>
        </div>
      </div>
      <div className={`${layout.wrap} ${css.body}`}>
        <noscript>
          <SearchNothing
            title={t('searchNeedsScript')}
            text={t('searchNeedsScriptText')}
            hints={hints}
          />
        </noscript>
        <div data-needs-script>
          {form === 'mobile' ? (
            <div className={css.narrow}>
              <SearchTabsPlaceholder />
            </div>
          ) : null}
          <div className={classes(form === 'desktop' && css.columns)}>
            {form === 'desktop' ? <SearchColumnPlaceholder /> : null}
            <div className={css.place}>
              {form === 'desktop' ? <div className={css.bar} /> : null}
              <Skeleton rows={rows} lines label={t('searchRunning')} />
            </div>
          </div>
        </div>
      </div>
    </>
  );
}

import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Skeleton } from '../../ui/notice/skeleton.tsx';
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
  return (
    <>
      <noscript>
        <SearchNothing
          title={t('searchNeedsScript')}
          text={t('searchNeedsScriptText')}
          hints={hints}
        />
      </noscript>
      <div data-needs-script>
        <div className={css.head}>
          <p className={classes(layout.title, css.title)}>{t('searchRunning')}</p>
          <p className={css.count} />
        </div>
        <SearchTabsPlaceholder />
        <div className={css.alone}>
          <Skeleton rows={rows} lines label={t('searchRunning')} />
        </div>
      </div>
    </>
  );
}

import { useId } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { Highlighted } from '../../search/highlighted.tsx';
import type { HitPage } from '../../search/hit-page.ts';
import type { SearchAnswer, SearchHit } from '../../search/search-answer.ts';
import { useHitName, useHitPage } from '../../search/use-hit-page.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { SearchFiltered } from './search-filtered.tsx';
import css from './search-hits.module.css';

type HitsProps = {
  readonly hits: readonly SearchHit[];
  /** They stand below a heading of this block. */
  readonly below: boolean;
  /** The best of them comes first: a page stands out there. */
  readonly isRanked?: boolean;
};

/** A page that is called what is looked for, and says something: readers mean it more likely than what mentions it. */
const isMeant = ({ hit, page }: { readonly hit: SearchHit; readonly page: HitPage }): boolean =>
  page.kind === '' &&
  page.host === undefined &&
  hit.title[0]?.highlighted === true &&
  hit.excerpt.length > 0;

function Hits({ hits, below, isRanked = false }: HitsProps) {
  const pageOf = useHitPage();
  const nameOf = useHitName();
  const found = hits.flatMap((hit) => {
    const page = pageOf(hit);
    return page ? [{ hit, page }] : [];
  });
  const best = isRanked ? found.find(isMeant) : undefined;
  return (
    <ol className={css.hits}>
      {[...(best ? [best] : []), ...found.filter((each) => each !== best)].map((each) => {
        const { hit, page } = each;
        const { href, section, tag } = page;
        const isBest = each === best;
        const name = nameOf(page);
        const { date } = hit.document;
        return (
          <li key={href} className={classes(css.hit, isBest && css.best)}>
            <p className={css.meta}>
              {name === undefined ? null : <span className={css.kind}>{name}</span>}
              {section === undefined || section === name ? null : (
                <span className={css.section}>{section}</span>
              )}
              {hit.section?.title ? (
                <span className={css.section} lang={tag}>
                  {hit.section.title}
                </span>
              ) : null}
              {date === undefined ? null : <DateText date={date} />}
            </p>
            <Heading below={below} className={css.title}>
              <SiteLink to={href} lang={tag} className={layout.stretch}>
                <Highlighted text={hit.title} />
              </SiteLink>
            </Heading>
            {hit.excerpt.length > 0 ? (
              <p className={css.excerpt} lang={tag}>
                <Highlighted text={hit.excerpt} />
              </p>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

type SearchHitsProps = {
  readonly answer: SearchAnswer;
  readonly keyword: string;
  /** A kind or a year was asked for. */
  readonly isNarrow: boolean;
  /** They are the first, in order of how well they fit. */
  readonly isRanked: boolean;
};

/** A page of what was found: what has all words; set apart from it, what has some of them. */
export function SearchHits({ answer, keyword, isNarrow, isRanked }: SearchHitsProps) {
  const t = useMessages();
  const id = useId();
  // The page's own heading stands above the block's where it has a band.
  const below = useScreen().page.heading === 'band';
  const { total, hits, some } = answer;
  return (
    <>
      {total > 0 ? <Hits hits={hits} below={below} isRanked={isRanked} /> : null}
      {total === 0 && !isNarrow ? <p className={css.none}>{t('searchNotAll')}</p> : null}
      {total === 0 && isNarrow ? (
        <SearchFiltered keyword={keyword} counts="all">
          <p className={css.none}>{t('searchNotAll')}</p>
        </SearchFiltered>
      ) : null}
      {some.length > 0 ? (
        <section aria-labelledby={id} className={css.some}>
          <Heading id={id} className={`${layout.title} ${css.apart}`}>
            {t('searchSome')}
          </Heading>
          <Hits hits={some} below />
        </section>
      ) : null}
    </>
  );
}

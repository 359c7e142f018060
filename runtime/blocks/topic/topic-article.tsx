import type { Entry } from '../../content/entry.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { classes } from '../../ui/element/classes.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { EntryMeta } from '../../ui/entry/entry-meta.tsx';
import css from './topic-article.module.css';

/** How an article is set: a drawing at the start or the end edge of the window, or words in a column. */
export type TopicPlace = 'start' | 'end' | 'column';

type TopicArticleProps = {
  readonly entry: Entry;
  readonly number: number;
  readonly place: TopicPlace;
};

/** The id of the place of an article, or of the files, in a topic. */
export const topicPart = (number: number): string => `part-${number}`;

/** One article of a topic: its number, what it is about, its picture. */
export function TopicArticle({ entry, number, place }: TopicArticleProps) {
  const t = useMessages();
  const { picture, title, tag, summary, href } = entry;
  const caption = picture?.caption;
  return (
    <article
      id={topicPart(number)}
      className={classes(css.article, css[place], !picture && css.bare)}
    >
      {picture ? (
        <figure className={css.frame}>
          <Picture picture={picture} width={830} height={480} className={css.picture} />
          {caption && place === 'end' ? (
            <figcaption className={css.caption}>{caption}</figcaption>
          ) : null}
        </figure>
      ) : null}
      <div className={css.words}>
        <span className={css.number} aria-hidden="true">
          {number}
        </span>
        <EntryMeta entry={entry} />
        <h2 className={`${layout.title} ${css.title}`}>
          <SiteLink to={href} lang={tag} className={href ? css.link : undefined}>
            {keepTogether(title)}
          </SiteLink>
        </h2>
        {summary ? (
          <p className={css.text} lang={tag}>
            {summary}
          </p>
        ) : null}
        {href && place !== 'column' ? (
          <span className={css.more} aria-hidden="true">
            <MoreLink to={undefined}>{t('readMore')}</MoreLink>
          </span>
        ) : null}
        {caption && place === 'start' ? <p className={css.caption}>{caption}</p> : null}
      </div>
    </article>
  );
}

import { dayParts } from '../../../schema/content/day-parts.ts';
import type { BlockOf } from '../../../schema/model.ts';
import type { FieldStep } from '../../../schema/source.generated.ts';
import { fieldText } from '../../content/field-text.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useToday } from '../../state/use-today.ts';
import layout from '../../styles/layout.module.css';
import { contactAddress } from '../../text/contact-address.ts';
import { ArticleTools } from '../../ui/article/article-tools.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ContentIcon } from '../../ui/element/content-icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryPairs } from '../../ui/fact-pairs/entry-pairs.ts';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { Hero } from '../../ui/hero/hero.tsx';
import { FactList } from '../../ui/list/fact-list.tsx';
import { NumberedSteps } from '../../ui/numbered-steps/numbered-steps.tsx';
import { RichParts } from '../../ui/rich-parts/rich-parts.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { OtherPosts } from './other-posts.tsx';
import css from './post.module.css';
import { PostKey } from './post-key.tsx';

type PostProps = {
  readonly entry: EntryView;
  readonly post: NonNullable<BlockOf<'profile'>['post']>;
};

/** An open post: until when, what it is, and how to apply. */
export function Post({ entry, post }: PostProps) {
  const { form, table } = useScreen();
  const t = useMessages();
  const isHeadline = useIsHeadline();
  const today = useToday();
  const isDesktop = form === 'desktop';
  const { title, summary, picture, html, tag, date, fields = {} } = entry;
  const collection = table.collections[entry.collection];
  const text = (field: string | undefined): string | undefined =>
    field === undefined ? undefined : fieldText(fields[field], undefined);
  const closes = text(post.deadline);
  const isOpen = closes === undefined || !dayParts(closes) || closes >= today;
  const apply = text(post.apply?.field);
  const phone = text(post.phone);
  const steps = (post.steps ? (fields[post.steps.field] ?? []) : []) as readonly FieldStep[];
  const contact = entryPairs(entry, shownFields(collection, post.contact ?? [], t));
  const action =
    post.apply && apply !== undefined && isOpen ? (
      <SiteLink to={contactAddress(apply) ?? apply} className={`${button.button} ${css.apply}`}>
        {post.apply.label}
      </SiteLink>
    ) : null;
  const call = phone === undefined ? undefined : contactAddress(phone);
  const meta = date ? (
    <p className={css.meta}>
      {`${t('date')} `}
      <DateText date={date} />
    </p>
  ) : null;
  return (
    <article lang={tag} className={isDesktop ? css.desktop : css.mobile}>
      <Hero
        ground="tint"
        name={isDesktop ? text(post.line) : undefined}
        title={title}
        text={isDesktop ? summary : text(post.line)}
        picture={picture}
        notes={isDesktop ? meta : undefined}
        isHeadline={isHeadline}
      />
      <div className={`${layout.wrap} ${css.body}`}>
        <PostKey
          entry={entry}
          deadline={post.deadline}
          fields={shownFields(collection, post.facts ?? [], t)}
        />
        {tag ? <TranslationNotes entry={entry} /> : null}
        {html ? (
          <div className={css.text}>
            <RichParts html={html} lang={tag} />
          </div>
        ) : null}
        {tag ? null : <TranslationNotes entry={entry} />}
      </div>
      {(post.steps && steps.length > 0) || contact.length > 0 ? (
        <div className={css.band}>
          <div className={classes(layout.wrap, layout.section, isDesktop && layout.columns)}>
            {post.steps && steps.length > 0 ? (
              <section className={css.how}>
                <Heading className={`${layout.title} ${css.title}`}>{post.steps.title}</Heading>
                <NumberedSteps steps={steps} />
              </section>
            ) : null}
            <div className={css.contact}>
              {isDesktop ? action : null}
              <FactList facts={contact} />
              <ArticleTools />
            </div>
          </div>
        </div>
      ) : null}
      {post.others ? <OtherPosts {...post.others} entry={entry} /> : null}
      {!isDesktop && action ? (
        <div className={css.bar}>
          {call ? (
            <a className={`${button.button} ${button.line} ${css.call}`} href={call}>
              <ContentIcon name="phone" className={css.icon} />
              {t('telephone')}
            </a>
          ) : null}
          {action}
        </div>
      ) : null}
    </article>
  );
}

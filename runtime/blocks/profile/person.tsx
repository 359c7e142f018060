import type { BlockOf } from '../../../schema/model.ts';
import { fieldText } from '../../content/field-text.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { usePageHeading } from '../../document/use-page-heading.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { ArticleTools } from '../../ui/article/article-tools.tsx';
import { Related } from '../../ui/article/related.tsx';
import { TranslationNotes } from '../../ui/article/translation-notes.tsx';
import { classes } from '../../ui/element/classes.ts';
import { entryPairs } from '../../ui/fact-pairs/entry-pairs.ts';
import { FactList } from '../../ui/list/fact-list.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { Breadcrumb } from '../../ui/section/breadcrumb.tsx';
import { MainHeading } from '../../ui/section/main-heading.tsx';
import { useBringsHeading } from '../../ui/section/use-brings-heading.ts';
import { RichHtml } from '../../ui/text/rich-html.tsx';
import { OtherPeople } from './other-people.tsx';
import css from './person.module.css';

type PersonProps = { readonly entry: EntryView; readonly block: BlockOf<'profile'> };

const maxOthers = 3;

/** A person: portrait and name, then facts, text and the stories about them. */
export function Person({ entry, block }: PersonProps) {
  usePageHeading(entry.title);
  const { form, table } = useScreen();
  const t = useMessages();
  const bringsHeading = useBringsHeading();
  const { title, summary, html, tag, category, fields = {} } = entry;
  const text = (field: string | undefined): string | undefined =>
    field === undefined ? undefined : fieldText(fields[field], undefined);
  const role = text(block.role) ?? category;
  const facts = entryPairs(
    entry,
    shownFields(table.collections[entry.collection], block.facts, t).filter(
      ({ name }) => name !== block.role,
    ),
  );
  const stories = block.stories ? (entry.named[block.stories.field] ?? []) : [];
  const others = entry.related.filter(({ code }) => code === entry.code).slice(0, maxOthers);
  const isDesktop = form === 'desktop';
  const statement = text(block.statement) ?? summary;
  const crumbs = bringsHeading ? <Breadcrumb /> : null;
  return (
    <article lang={tag} className={isDesktop ? css.desktop : css.mobile}>
      {isDesktop ? null : <div className={`${layout.wrap} ${css.crumbs}`}>{crumbs}</div>}
      <header className={css.head}>
        <div className={css.picture}>
          <Portrait
            entry={entry}
            width={476}
            height={416}
            first
            isDecoration={false}
            className={css.portrait}
          />
        </div>
        <div className={classes(layout.wrap, isDesktop && layout.columns)}>
          <div className={css.who}>
            {isDesktop ? crumbs : null}
            {role ? <p className={css.role}>{role}</p> : null}
            <MainHeading className={`${layout.title} ${css.name}`}>{title}</MainHeading>
            {isDesktop && statement ? <p className={css.statement}>{statement}</p> : null}
          </div>
        </div>
      </header>
      <div className={classes(layout.wrap, css.body, isDesktop && layout.columns)}>
        {!isDesktop && statement ? <p className={css.statement}>{statement}</p> : null}
        <div className={css.facts}>
          <FactList facts={facts} />
          <ArticleTools />
        </div>
        <div className={css.text}>
          {tag ? <TranslationNotes entry={entry} /> : null}
          <RichHtml html={html} lang={tag} />
          {tag ? null : <TranslationNotes entry={entry} />}
        </div>
        <div className={css.rail}>
          {block.stories && stories.length > 0 ? (
            <Related title={block.stories.title} entries={stories} />
          ) : null}
          {block.others && others.length > 0 ? (
            <OtherPeople title={block.others} entries={others} role={block.role} />
          ) : null}
        </div>
      </div>
    </article>
  );
}

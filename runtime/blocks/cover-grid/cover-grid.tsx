import { whereOf } from '../../content/address-lists.ts';
import { askedPage } from '../../content/asked-page.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryText, FieldValue } from '../../ui/entry/field-value.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './cover-grid.module.css';
import { DrawnCover } from './drawn-cover.tsx';

/** Width to height of a cover, as the class of its shape and the space that is kept for a picture. */
const shapes = {
  '2:3': ['book', 232, 348],
  '3:4': ['upright', 232, 309],
  '1:1': ['square', 232, 232],
  '4:3': ['wide', 296, 222],
  '16:9': ['screen', 296, 167],
} as const;

/** The entries of a collection as covers side by side. */
export function CoverGridBlock({ block }: BlockProps<'coverGrid'>) {
  const { title, text, collection, limit, more, ratio = '2:3' } = block;
  const screen = useScreen();
  const t = useMessages();
  const tag = usePageTag();
  const query = useQuery();
  const list = useList({
    collection,
    where: whereOf(screen, block),
    page: limit === undefined ? askedPage(query) : 1,
  });
  const fields = block.fields ? shownFields(list.collection, block.fields, t) : [];
  const [first] = fields;
  const [shape, width, height] = shapes[ratio];
  return (
    <Section title={title} text={text} more={more}>
      <ListBoundary list={list} paged={limit === undefined}>
        {({ entries }) => (
          <ul className={classes(css.grid, width > 250 && css.broad)} data-form={screen.form}>
            {entries.slice(0, limit).map((entry) => (
              <li key={entry.id} className={css.entry} lang={entry.tag}>
                <div className={classes(css.cover, css[shape])}>
                  {entry.picture ? (
                    <Picture
                      picture={{ ...entry.picture, alt: '' }}
                      width={width}
                      height={height}
                      isSmall
                      className={css.picture}
                    />
                  ) : (
                    <DrawnCover
                      title={entry.title}
                      line={first && entryText(entry, first, tag)}
                      seed={entry.id}
                    />
                  )}
                </div>
                <Heading below={title !== undefined} className={css.title}>
                  <SiteLink to={entry.href} className={layout.stretch}>
                    {entry.title}
                  </SiteLink>
                </Heading>
                {fields.map((field) =>
                  entryText(entry, field, tag) === undefined ? null : (
                    <p key={field.name} className={css.line}>
                      {field.label ? (
                        <span className="visually-hidden">{`${field.label} `}</span>
                      ) : null}
                      <FieldValue entry={entry} field={field} />
                    </p>
                  ),
                )}
              </li>
            ))}
          </ul>
        )}
      </ListBoundary>
    </Section>
  );
}

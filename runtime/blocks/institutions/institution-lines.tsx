import { useId } from 'react';
import type { Entry } from '../../content/entry.ts';
import { type FieldView, shownFields } from '../../content/shown-fields.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryText, FieldValue } from '../../ui/entry/field-value.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './institution-lines.module.css';
import { homeOf, type InstitutionsPartProps, namedText } from './institutions-part.ts';

type ValueProps = { readonly entry: Entry; readonly fields: readonly FieldView[] };

/** The first of some fields that an entry has. */
function Value({ entry, fields }: ValueProps) {
  const tag = usePageTag();
  const field = fields.find((each) => entryText(entry, each, tag) !== undefined);
  if (!field) return null;
  return (
    <>
      <span className="visually-hidden">{`${field.label} `}</span>
      <FieldValue entry={entry} field={field} />
    </>
  );
}

/** Institutions in two columns of lines, with their title and introduction beside them; on mobile one below the other. */
export function InstitutionLines({ block, list }: InstitutionsPartProps) {
  const { title, text, subject } = block;
  const { form } = useScreen();
  const t = useMessages();
  const id = useId();
  const fields = shownFields(list.collection, block.columns, t);
  const isDesktop = form === 'desktop';
  return (
    <section
      className={classes(
        layout.wrap,
        layout.section,
        isDesktop && `${css.desktop} ${layout.columns}`,
      )}
      aria-labelledby={title ? id : undefined}
    >
      <div className={css.words}>
        {title ? (
          <Heading id={id} className={`${layout.title} ${css.title}`}>
            {title}
          </Heading>
        ) : null}
        {text && isDesktop ? <p className={css.intro}>{text}</p> : null}
      </div>
      <div className={css.lines}>
        <ListBoundary list={list}>
          {({ entries }) => (
            <ul className={css.list}>
              {entries.map((entry) => (
                <li key={entry.id} className={css.line} lang={entry.tag}>
                  <Heading below={title !== undefined} className={css.name}>
                    <SiteLink to={homeOf(block, entry)} className={layout.stretch}>
                      {entry.title}
                    </SiteLink>
                  </Heading>
                  <p className={isDesktop ? css.value : css.subject}>
                    {isDesktop ? (
                      <Value entry={entry} fields={fields} />
                    ) : (
                      namedText(entry, subject)
                    )}
                  </p>
                  {isDesktop && entry.summary ? <p className={css.text}>{entry.summary}</p> : null}
                </li>
              ))}
            </ul>
          )}
        </ListBoundary>
      </div>
    </section>
  );
}

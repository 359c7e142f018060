import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './institution-list.module.css';
import { homeOf, type InstitutionsPartProps, namedText } from './institutions-part.ts';

type InstitutionListProps = InstitutionsPartProps & { readonly entries: readonly Entry[] };

/** Institutions, each with its subject, a few words and what its lists hold of facts. */
export function InstitutionList({ block, list, entries }: InstitutionListProps) {
  const { title, text, subject } = block;
  const { form } = useScreen();
  const fields = list.collection?.fields ?? [];
  // Pictures of some only would leave two edges.
  const isIllustrated = entries.every(({ picture }) => picture);
  return (
    <ul
      className={classes(css.list, form === 'desktop' && css.desktop, title && !text && css.titled)}
    >
      {entries.map((entry) => {
        const facts = fields.flatMap((field) => {
          const value =
            field.label === undefined ? undefined : fieldText(entry.fields?.[field.name], field);
          return value === undefined ? [] : [{ name: field.name, label: field.label, value }];
        });
        const line = namedText(entry, subject);
        return (
          <li key={entry.id} className={css.institution} lang={entry.tag}>
            {isIllustrated && entry.picture ? (
              <Picture
                picture={{ ...entry.picture, alt: '' }}
                width={132}
                height={132}
                className={css.picture}
              />
            ) : null}
            <div className={css.words}>
              <Heading below={title !== undefined} className={`${layout.title} ${css.name}`}>
                <SiteLink to={homeOf(block, entry)} className={layout.stretch}>
                  {entry.title}
                </SiteLink>
              </Heading>
              {line ? <p className={css.subject}>{line}</p> : null}
              {entry.summary ? <p className={css.text}>{entry.summary}</p> : null}
              {facts.length > 0 ? (
                <dl className={css.facts}>
                  {facts.map(({ name, label, value }) => (
                    <div key={name} className={css.fact}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

import { fieldText } from '../../content/field-text.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './institutions.module.css';

/** Institutions, each with its subject, a few words and what its lists hold of facts. */
export function InstitutionsBlock({ block }: BlockProps<'institutions'>) {
  const { title, text, collection, code, subject, home, by = 'code' } = block;
  const { form } = useScreen();
  const list = useList({ collection, where: code === undefined ? {} : { code }, page: 1 });
  const fields = list.collection?.fields ?? [];
  return (
    <Section title={title}>
      {text ? <p className={css.intro}>{text}</p> : null}
      <ListBoundary list={list}>
        {({ entries }) => {
          // Pictures of some only would leave two edges.
          const isIllustrated = entries.every(({ picture }) => picture);
          return (
            <ul
              className={classes(
                css.list,
                form === 'desktop' && css.desktop,
                title && !text && css.titled,
              )}
            >
              {entries.map((entry) => {
                const facts = fields.flatMap((field) => {
                  const value =
                    field.label === undefined
                      ? undefined
                      : fieldText(entry.fields?.[field.name], field);
                  return value === undefined
                    ? []
                    : [{ name: field.name, label: field.label, value }];
                });
                const line =
                  subject === undefined ? undefined : fieldText(entry.fields?.[subject], undefined);
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
                      <Heading
                        below={title !== undefined}
                        className={`${layout.title} ${css.name}`}
                      >
                        <SiteLink
                          to={home === undefined ? undefined : `${home}?${by}=${entry.id}`}
                          className={layout.stretch}
                        >
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
        }}
      </ListBoundary>
    </Section>
  );
}

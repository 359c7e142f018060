import { whereOf } from '../../content/address-lists.ts';
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
import css from './people.module.css';

/** People or posts: who, of which institution, and what for. */
export function PeopleBlock({ block }: BlockProps<'people'>) {
  const { title, text, collection, limit, line, more } = block;
  const screen = useScreen();
  const { form } = screen;
  const list = useList({ collection, where: whereOf(screen, block), page: 1 });
  const field = list.collection?.fields.find(({ name }) => name === line);
  return (
    <Section title={title} more={more}>
      {text ? <p className={css.intro}>{text}</p> : null}
      <ListBoundary list={list}>
        {({ entries }) => (
          <ul className={classes(title && css.titled, form === 'desktop' && css.desktop)}>
            {entries.slice(0, limit).map((entry) => {
              const second =
                line === undefined ? undefined : fieldText(entry.fields?.[line], field);
              return (
                <li key={entry.id} className={css.person} lang={entry.tag}>
                  {entry.picture ? (
                    <Picture
                      picture={{ ...entry.picture, alt: '' }}
                      width={96}
                      height={120}
                      className={css.picture}
                    />
                  ) : null}
                  <div>
                    <Heading below={title !== undefined} className={`${layout.title} ${css.name}`}>
                      <SiteLink to={entry.href} className={layout.stretch}>
                        {entry.title}
                      </SiteLink>
                    </Heading>
                    {second ? <p className={css.line}>{second}</p> : null}
                    {entry.summary ? <p className={css.text}>{entry.summary}</p> : null}
                  </div>
                </li>
              );
            })}
          </ul>
        )}
      </ListBoundary>
    </Section>
  );
}

import type { FieldView } from '../../content/shown-fields.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryText, FieldValue } from '../../ui/entry/field-value.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './directory.module.css';
import type { PeopleGroup } from './directory-groups.ts';

type DirectoryGroupProps = {
  readonly id: string;
  readonly group: PeopleGroup;
  readonly fields: readonly FieldView[];
  /** The block has a title of its own. */
  readonly isBelow: boolean;
};

/** The people of a group, one below the other. */
export function DirectoryGroup({ id, group, fields, isBelow }: DirectoryGroupProps) {
  const [first, ...others] = fields;
  return (
    <section id={id} className={css.group}>
      {group.title ? (
        <Heading below={isBelow} className={css.groupTitle}>
          {group.title}
        </Heading>
      ) : null}
      <ul className={css.people}>
        {group.entries.map((entry) => (
          <li key={entry.id} className={css.person} lang={entry.tag}>
            {entry.picture ? (
              <Picture
                picture={{ ...entry.picture, alt: '' }}
                width={56}
                height={70}
                isSmall
                className={css.picture}
              />
            ) : null}
            <div className={css.who}>
              <p className={css.name}>
                <SiteLink to={entry.href} className={css.link}>
                  {entry.title}
                </SiteLink>
              </p>
              {first && entryText(entry, first) !== undefined ? (
                <p className={css.role}>
                  <FieldValue entry={entry} field={first} linked />
                </p>
              ) : null}
            </div>
            <dl className={css.facts}>
              {others.map((field) =>
                entryText(entry, field) === undefined ? null : (
                  <div key={field.name} className={css.fact}>
                    <dt className={css.term}>{field.label}</dt>
                    <dd>
                      <FieldValue entry={entry} field={field} linked />
                    </dd>
                  </div>
                ),
              )}
            </dl>
          </li>
        ))}
      </ul>
    </section>
  );
}

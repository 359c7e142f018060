import type { BlockOf } from '../../../schema/model.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FieldValue } from '../../ui/entry/field-value.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './other-posts.module.css';

type OtherPostsProps = NonNullable<NonNullable<BlockOf<'profile'>['post']>['others']> & {
  readonly entry: EntryView;
};

const maxOthers = 3;

/** Posts of the same kind, a row each. */
export function OtherPosts({ title, head, columns, more, entry }: OtherPostsProps) {
  const { table } = useScreen();
  const t = useMessages();
  const others = entry.related.filter(({ code }) => code === entry.code).slice(0, maxOthers);
  if (others.length === 0) return null;
  const fields = shownFields(table.collections[entry.collection], columns, t);
  return (
    <Section title={title} more={more}>
      <table className={css.posts}>
        <thead>
          <tr>
            <th scope="col">{head ?? ''}</th>
            {fields.map(({ name, label }) => (
              <th key={name} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {others.map((other) => (
            <tr key={other.id} className={css.row} lang={other.tag}>
              <th scope="row">
                <SiteLink to={other.href} className={layout.stretch}>
                  {other.title}
                </SiteLink>
              </th>
              {fields.map((field) => (
                <td key={field.name}>
                  <FieldValue entry={other} field={field} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}

import { whereOf } from '../../content/address-lists.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { FieldValue } from '../../ui/entry/field-value.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import css from './entry-lines.module.css';

/** The entries of a section as lines, each with a few words and a value at the end. */
export function EntryLinesBlock({ block }: BlockProps<'entryLines'>) {
  const { title, collection, limit, columns, count, more } = block;
  const screen = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const list = useList({ collection, where: whereOf(screen, block), page: 1 });
  const [line, mark] = shownFields(list.collection, columns ?? [], t);
  return (
    <section
      className={inColumn ? `${layout.part} ${css.part}` : `${layout.wrap} ${layout.section}`}
    >
      {title ? (
        <div className={css.head}>
          <Heading className={`${layout.title} ${css.title}`}>{title}</Heading>
          {count && list.view ? (
            <span className={css.count}>{count.replace('{count}', String(list.view.total))}</span>
          ) : null}
        </div>
      ) : null}
      <ListBoundary list={list}>
        {({ entries }) => (
          <ul>
            {entries.slice(0, limit).map((entry) => (
              <li key={entry.id} className={css.row} lang={entry.tag}>
                <Heading below={title !== undefined} className={css.name}>
                  <SiteLink to={entry.href} className={layout.stretch}>
                    {entry.title}
                  </SiteLink>
                </Heading>
                {mark ? (
                  <p className={css.mark}>
                    <FieldValue entry={entry} field={mark} />
                  </p>
                ) : null}
                {line ? (
                  <p className={css.text}>
                    <FieldValue entry={entry} field={line} />
                  </p>
                ) : null}
              </li>
            ))}
          </ul>
        )}
      </ListBoundary>
      {more ? (
        <SiteLink to={more.link} className={css.more}>
          {more.label}
          <Icon name="arrow" className={css.arrow} />
        </SiteLink>
      ) : null}
    </section>
  );
}

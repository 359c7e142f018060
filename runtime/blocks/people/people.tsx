import { whereOf } from '../../content/address-lists.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { PortraitRow } from '../../ui/portrait/portrait-row.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './people-list.module.css';
import { PeopleList } from './people-list.tsx';

/** People or posts: in a list, or in a row of portraits. */
export function PeopleBlock({ block }: BlockProps<'people'>) {
  const { title, text, collection, limit, more, layout, ground } = block;
  const screen = useScreen();
  const list = useList({ collection, where: whereOf(screen, block), page: 1 });
  return (
    <Section title={title} more={more} isTinted={ground === 'tint'}>
      {text ? <p className={css.intro}>{text}</p> : null}
      <ListBoundary list={list}>
        {({ entries }) =>
          layout === 'portraits' ? (
            <PortraitRow
              entries={entries.slice(0, limit)}
              role={block.role}
              isTitled={title !== undefined}
            />
          ) : (
            <PeopleList block={block} list={list} entries={entries.slice(0, limit)} />
          )
        }
      </ListBoundary>
    </Section>
  );
}

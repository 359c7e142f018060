import { whereOf } from '../../content/address-lists.ts';
import { fieldText } from '../../content/field-text.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { useFilteredList } from '../../ui/list/use-filtered-list.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DeadlineTag } from '../../ui/tag/deadline-tag.tsx';
import { PinnedTag } from '../../ui/tag/pinned-tag.tsx';
import { DateText } from '../../ui/text/date-text.tsx';
import { Day } from '../../ui/text/day.tsx';
import css from './notice-list.module.css';

/** Announcements in rows, with their number and how long they are open. */
export function NoticeListBlock({ block }: BlockProps<'noticeList'>) {
  const { title, limit, number, deadline, more } = block;
  const screen = useScreen();
  const { form } = screen;
  const { list, paged, head } = useFilteredList(block, whereOf(screen, block));
  return (
    <Section title={title} more={more}>
      <ListBoundary list={list} paged={paged} head={head}>
        {({ entries }) => (
          <ul className={classes(css.list, title && !head && css.titled)}>
            {entries.slice(0, limit).map((entry) => {
              const fields = entry.fields ?? {};
              const name = number === undefined ? undefined : fieldText(fields[number], undefined);
              const until = deadline === undefined ? undefined : fields[deadline];
              return (
                <li key={entry.id} className={css.row}>
                  {entry.date && form === 'desktop' ? (
                    <div className={css.day}>
                      <Day date={entry.date} />
                    </div>
                  ) : null}
                  <div className={css.words}>
                    <Heading below={title !== undefined} className={css.title}>
                      <PinnedTag entry={entry} />
                      <SiteLink to={entry.href} lang={entry.tag} className={layout.stretch}>
                        {entry.title}
                      </SiteLink>
                    </Heading>
                    <p className={css.meta}>
                      {typeof until === 'string' ? <DeadlineTag day={until} /> : null}
                      {entry.date && form === 'mobile' ? <DateText date={entry.date} /> : null}
                      {name ? <span>{name}</span> : null}
                      {entry.source ? <span>{entry.source}</span> : null}
                    </p>
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

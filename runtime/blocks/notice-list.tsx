import { fieldText } from '../content/field-facts.ts';
import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import css from './notice-list.module.css';
import { classes } from './parts/classes.ts';
import { DateText } from './parts/date-text.tsx';
import { Day } from './parts/day.tsx';
import { DeadlineMark } from './parts/deadline-mark.tsx';
import { Heading } from './parts/heading.tsx';
import { ListFrame } from './parts/list-frame.tsx';
import { PinnedMark } from './parts/pinned-mark.tsx';
import { Section } from './parts/section.tsx';
import { useFilteredList } from './use-filtered-list.tsx';

/** Announcements in rows, with their number and how long they are open. */
export function NoticeListBlock({ block }: BlockProps<'noticeList'>) {
  const { title, code, limit, number, deadline, more } = block;
  const { form } = useScreen();
  const { list, paged, head } = useFilteredList(block, code === undefined ? {} : { code });
  return (
    <Section title={title} more={more}>
      <ListFrame list={list} paged={paged} head={head}>
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
                      <PinnedMark entry={entry} />
                      <SiteLink to={entry.href} lang={entry.tag} className={frame.stretch}>
                        {entry.title}
                      </SiteLink>
                    </Heading>
                    <p className={css.meta}>
                      {typeof until === 'string' ? <DeadlineMark day={until} /> : null}
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
      </ListFrame>
    </Section>
  );
}

import { useId, useState } from 'react';
import { whereOf } from '../../content/address-lists.ts';
import { askedPage } from '../../content/asked-page.ts';
import { shownFields } from '../../content/shown-fields.ts';
import { useList } from '../../content/use-list.ts';
import { useQuery } from '../../router/use-query.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useNumberMessages } from '../../screen/use-number-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './directory.module.css';
import { DirectoryGroup } from './directory-group.tsx';
import { groupsOf } from './directory-groups.ts';
import { finds } from './find-people.ts';

/** People in groups, with a field to find somebody in; without scripts the groups and their letters are left. */
export function DirectoryBlock({ block }: BlockProps<'directory'>) {
  const { title, text, collection, groupBy = 'initial' } = block;
  useBehaviour();
  const screen = useScreen();
  const t = useMessages();
  const tn = useNumberMessages();
  const tag = usePageTag();
  const id = useId();
  const [wanted, setWanted] = useState('');
  const list = useList({
    collection,
    where: whereOf(screen, block),
    page: askedPage(useQuery()),
  });
  const fields = block.fields ? shownFields(list.collection, block.fields, t) : [];
  return (
    <Section title={title} text={text}>
      <ListBoundary list={list} paged>
        {({ entries }) => {
          const found = entries.filter((entry) => finds(entry, fields, wanted, tag));
          const groups = groupsOf(found, groupBy, list.collection?.codes ?? {});
          return (
            <div className={classes(css.directory, screen.form === 'mobile' && css.mobile)}>
              <form className={css.search} onSubmit={(event) => event.preventDefault()}>
                <label htmlFor={id} className={css.label}>
                  {t('peopleFilter')}
                </label>
                <input
                  id={id}
                  type="search"
                  className={css.field}
                  placeholder={t('peopleFilterHint')}
                  autoComplete="off"
                  value={wanted}
                  onChange={(event) => setWanted(event.target.value)}
                />
                <p role="status" className={css.count}>
                  {found.length === 0
                    ? t('peopleNone')
                    : tn('peopleFound', { count: found.length })}
                </p>
              </form>
              {groups.length > 1 && groupBy === 'initial' ? (
                <nav aria-label={t('letters')} className={css.letters}>
                  <ul className={css.letterList}>
                    {groups.map(({ key, title: letter }) => (
                      <li key={key}>
                        <a href={`#${id}-${key}`} className={css.letter}>
                          {letter}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              ) : null}
              {groups.map((group) => (
                <DirectoryGroup
                  key={group.key}
                  id={`${id}-${group.key}`}
                  group={group}
                  fields={fields}
                  isBelow={title !== undefined}
                />
              ))}
            </div>
          );
        }}
      </ListBoundary>
    </Section>
  );
}

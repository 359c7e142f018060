import { useId, useRef, useState } from 'react';
import { shownFields } from '../../content/shown-fields.ts';
import { useHash } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { useTextAnchor } from '../../ui/text/use-text-anchor.ts';
import { InstitutionFilter } from './institution-filter.tsx';
import { InstitutionMap } from './institution-map.tsx';
import { InstitutionRow } from './institution-row.tsx';
import type { InstitutionsPartProps } from './institutions-part.ts';
import css from './numbered-institutions.module.css';

/** Institutions in rows, numbered as the pins of the map above them; what is pointed at in one place shows in the other. */
export function NumberedInstitutions({ block, list }: InstitutionsPartProps) {
  const { title, filter, map, columns = [] } = block;
  const { form } = useScreen();
  const { inColumn } = usePlacement();
  const t = useMessages();
  const id = useId();
  const hash = useHash().slice(1);
  const rows = useRef<HTMLDivElement>(null);
  const [pointed, setPointed] = useState<{ readonly id: string; readonly hash: string }>();
  const [group, setGroup] = useState<string>();
  const entries = list.view?.entries ?? [];
  useBehaviour();
  useTextAnchor(rows, entries.map((entry) => entry.id).join());
  // A link to a row counts for more than what was pointed at before it was followed.
  const wanted = pointed?.hash === hash ? pointed.id : hash;
  const chosen = entries.find((entry) => entry.id === wanted) ?? entries[0];
  const fields = shownFields(list.collection, columns, t);
  const field = list.collection?.fields.find(({ name }) => name === filter);
  const isIn = (each: (typeof entries)[number]): boolean =>
    group === undefined || (filter !== undefined && each.fields?.[filter] === group);
  const choose = (each: string): void => setPointed({ id: each, hash });
  const isDesktop = form === 'desktop';
  return (
    <>
      {map ? (
        <InstitutionMap
          block={block}
          map={map}
          entries={entries}
          chosen={map && chosen}
          isIn={isIn}
          onPoint={choose}
        />
      ) : null}
      <section
        className={classes(
          inColumn ? layout.part : classes(layout.wrap, layout.section),
          isDesktop ? css.desktop : css.mobile,
        )}
        aria-labelledby={title ? id : undefined}
      >
        <div className={css.head}>
          {title ? (
            <Heading
              id={id}
              className={isDesktop ? `${layout.title} ${css.title}` : 'visually-hidden'}
            >
              {title}
            </Heading>
          ) : null}
          {field?.options ? (
            <InstitutionFilter field={field} entries={entries} open={group} onChoose={setGroup} />
          ) : null}
        </div>
        <div ref={rows}>
          <ListBoundary list={list}>
            {() => (
              <>
                {isDesktop ? (
                  <div
                    className={classes(css.line, css.labels)}
                    data-columns={fields.length}
                    aria-hidden="true"
                  >
                    <span className={css.note}>{map ? t('mapNumbers') : null}</span>
                    {fields.map(({ name, label }) => (
                      <span key={name} className={css.figure}>
                        {label}
                      </span>
                    ))}
                  </div>
                ) : null}
                <ol className={css.rows}>
                  {entries.map((entry, index) => (
                    <InstitutionRow
                      key={entry.id}
                      block={block}
                      entry={entry}
                      number={index + 1}
                      fields={fields}
                      isChosen={map !== undefined && entry === chosen && isDesktop}
                      isHidden={!isIn(entry)}
                      onPoint={() => choose(entry.id)}
                    />
                  ))}
                </ol>
              </>
            )}
          </ListBoundary>
        </div>
      </section>
    </>
  );
}

import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { fieldText } from '../../content/field-text.ts';
import type { ListState } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { Portrait } from '../../ui/portrait/portrait.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './people-list.module.css';

type PeopleListProps = {
  readonly block: BlockOf<'people'>;
  readonly list: ListState;
  readonly entries: readonly Entry[];
};

/** People or posts: who, of which institution, and what for. */
export function PeopleList({ block: { title, line }, list, entries }: PeopleListProps) {
  const { form } = useScreen();
  const field = list.collection?.fields.find(({ name }) => name === line);
  // Names alone keep one edge; beside portraits each has one.
  const isIllustrated = entries.some(({ picture }) => picture);
  return (
    <ul className={classes(title && css.titled, form === 'desktop' && css.desktop)}>
      {entries.map((entry) => {
        const second = line === undefined ? undefined : fieldText(entry.fields?.[line], field);
        return (
          <li key={entry.id} className={css.person} lang={entry.tag}>
            {isIllustrated ? (
              <Portrait entry={entry} width={96} height={120} className={css.picture} />
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
  );
}

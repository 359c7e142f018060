import type { BlockOf } from '../../../schema/model.ts';
import { shownFields } from '../../content/shown-fields.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import layout from '../../styles/layout.module.css';
import button from '../../ui/element/button.module.css';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { entryPairs } from '../../ui/fact-pairs/entry-pairs.ts';
import { FactList } from '../../ui/list/fact-list.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import css from './institution-visit.module.css';

type InstitutionVisitProps = {
  readonly visit: NonNullable<BlockOf<'institution'>['visit']>;
  readonly entry: EntryView;
};

/** How to come: the map to the middle of the window, beside it where and whom to call. */
export function InstitutionVisit({ visit, entry }: InstitutionVisitProps) {
  const { title, text, facts, action } = visit;
  const { form, table } = useScreen();
  const t = useMessages();
  const isDesktop = form === 'desktop';
  const place = text === undefined ? undefined : entry.fields?.[text];
  return (
    <div className={isDesktop ? css.desktop : css.mobile}>
      <div className={css.map} />
      <div className={classes(layout.wrap, isDesktop && layout.columns)}>
        <div className={css.words}>
          <Heading className={`${layout.title} ${css.title}`}>{title}</Heading>
          {typeof place === 'string' ? <p className={css.text}>{place}</p> : null}
          <div className={css.facts}>
            <FactList
              facts={entryPairs(entry, shownFields(table.collections[entry.collection], facts, t))}
            />
          </div>
          {action ? (
            <SiteLink to={action.link} className={`${button.button} ${css.action}`}>
              {action.label}
            </SiteLink>
          ) : null}
        </div>
      </div>
    </div>
  );
}

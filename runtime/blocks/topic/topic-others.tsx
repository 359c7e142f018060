import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { keepTogether } from '../../text/keep-together.ts';
import { classes } from '../../ui/element/classes.ts';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { PlacementProvider } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import rows from '../../ui/section/uneven-rows.module.css';
import css from './topic-others.module.css';

type TopicOthersProps = {
  readonly title: string;
  readonly more: BlockOf<'topic'>['more'];
  readonly entries: readonly Entry[];
};

const places = [rows.first, rows.second, rows.third];

/** Other topics, at the foot of one. */
export function TopicOthers({ title, more, entries }: TopicOthersProps) {
  const { form } = useScreen();
  const isDesktop = form === 'desktop';
  return (
    <div className={css.band}>
      <PlacementProvider value={{ level: 2, inColumn: false }}>
        <Section title={title} more={more} unruled={isDesktop}>
          <ul className={classes(isDesktop && rows.rows)}>
            {entries.slice(0, places.length).map((entry, index) => (
              <li key={entry.id} className={classes(isDesktop && places[index], css.item)}>
                <h3 className={`${layout.title} ${css.title}`}>
                  <SiteLink to={entry.href} className={classes(layout.stretch, css.link)}>
                    {keepTogether(entry.title)}
                  </SiteLink>
                </h3>
                {entry.summary ? <p className={css.text}>{entry.summary}</p> : null}
              </li>
            ))}
          </ul>
        </Section>
      </PlacementProvider>
    </div>
  );
}

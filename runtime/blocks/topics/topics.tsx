import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { classes } from '../../ui/element/classes.ts';
import { Picture } from '../../ui/element/picture.tsx';
import { SiteLink } from '../../ui/element/site-link.tsx';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryLead } from '../../ui/entry/entry-lead.tsx';
import { EntryMeta } from '../../ui/entry/entry-meta.tsx';
import { useIsHeadline } from '../../ui/figure/use-is-headline.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Heading } from '../../ui/section/heading.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './topics.module.css';

/** Topics: the first one large, the others below it, two in a row where there is room. */
export function TopicsBlock({ block }: BlockProps<'topics'>) {
  const { title, collection, code, limit } = block;
  const { form } = useScreen();
  const isHeadline = useIsHeadline();
  const list = useList({ collection, where: code === undefined ? {} : { code }, page: 1 });
  return (
    <Section title={title}>
      <ListBoundary list={list}>
        {({ entries }) => {
          const [first, ...others] = entries.slice(0, limit);
          return (
            <>
              {first && form === 'desktop' ? (
                <EntryLead entry={first} ruled={title === undefined} isHeadline={isHeadline} />
              ) : null}
              {first && form === 'mobile' ? (
                <EntryFeature entry={first} isHeadline={isHeadline} />
              ) : null}
              <ul className={classes(form === 'desktop' && css.desktop)}>
                {others.map((entry) => (
                  <li key={entry.id} className={css.topic}>
                    {entry.picture ? (
                      <Picture
                        picture={{ ...entry.picture, alt: '' }}
                        width={176}
                        height={117}
                        isSmall
                        className={css.picture}
                      />
                    ) : null}
                    <div>
                      <Heading below={title !== undefined} className={css.name}>
                        <SiteLink to={entry.href} lang={entry.tag} className={layout.stretch}>
                          {entry.title}
                        </SiteLink>
                      </Heading>
                      <EntryMeta entry={entry} />
                    </div>
                  </li>
                ))}
              </ul>
            </>
          );
        }}
      </ListBoundary>
    </Section>
  );
}

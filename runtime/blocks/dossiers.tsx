import { useList } from '../content/use-list.ts';
import type { BlockProps } from '../page/block-props.ts';
import { SiteLink } from '../page/site-link.tsx';
import { useScreen } from '../screen/screen-context.ts';
import frame from '../styles/frame.module.css';
import { ArticleListLead } from './article-list-lead.tsx';
import css from './dossiers.module.css';
import { FrontFeature } from './front-feature.tsx';
import { classes } from './parts/classes.ts';
import { EntryMeta } from './parts/entry-meta.tsx';
import { Heading } from './parts/heading.tsx';
import { ListFrame } from './parts/list-frame.tsx';
import { Picture } from './parts/picture.tsx';
import { Section } from './parts/section.tsx';

/** Topics: the first one large, the others below it, two in a row where there is room. */
export function DossiersBlock({ block }: BlockProps<'topics'>) {
  const { title, collection, code, limit } = block;
  const { form } = useScreen();
  const list = useList({ collection, where: code === undefined ? {} : { code }, page: 1 });
  return (
    <Section title={title}>
      <ListFrame list={list}>
        {({ entries }) => {
          const [first, ...others] = entries.slice(0, limit);
          return (
            <>
              {first && form === 'desktop' ? (
                <ArticleListLead entry={first} ruled={title === undefined} />
              ) : null}
              {first && form === 'mobile' ? <FrontFeature entry={first} /> : null}
              <ul className={classes(form === 'desktop' && css.desk)}>
                {others.map((entry) => (
                  <li key={entry.id} className={css.topic}>
                    {entry.picture ? (
                      <Picture
                        picture={{ ...entry.picture, alt: '' }}
                        width={176}
                        height={117}
                        className={css.picture}
                      />
                    ) : null}
                    <div>
                      <Heading below={title !== undefined} className={css.name}>
                        <SiteLink to={entry.href} lang={entry.tag} className={frame.stretch}>
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
      </ListFrame>
    </Section>
  );
}

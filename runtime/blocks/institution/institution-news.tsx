import type { BlockOf } from '../../../schema/model.ts';
import { useList } from '../../content/use-list.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { EntryFeature } from '../../ui/entry/entry-feature.tsx';
import { EntryLines } from '../../ui/entry/entry-lines.tsx';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { Section } from '../../ui/section/section.tsx';
import css from './institution-news.module.css';

type InstitutionNewsProps = {
  readonly news: NonNullable<BlockOf<'institution'>['news']>;
  /** Id of the institution. */
  readonly id: string;
};

const maxNews = 6;

/** News that name an institution: the newest with a picture large, the others beside it. */
export function InstitutionNews({ news, id }: InstitutionNewsProps) {
  const { title, collection, field, more } = news;
  const { form } = useScreen();
  const list = useList({ collection, where: { [field]: id }, page: 1 });
  return (
    <Section title={title} more={more}>
      <ListBoundary list={list}>
        {({ entries }) => {
          const shown = entries.slice(0, maxNews);
          const feature = shown.find(({ picture }) => picture);
          const others = shown.filter((entry) => entry !== feature);
          const beside = form === 'desktop' && feature !== undefined && others.length > 0;
          return (
            <div className={classes(beside && layout.columns)}>
              {feature ? (
                <div className={classes(beside && css.feature)}>
                  <EntryFeature entry={feature} below />
                </div>
              ) : null}
              <div className={classes(beside && css.others)}>
                <EntryLines entries={others} pictures={form === 'mobile'} />
              </div>
            </div>
          );
        }}
      </ListBoundary>
    </Section>
  );
}

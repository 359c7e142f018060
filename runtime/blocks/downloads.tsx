import type { BlockProps } from '../page/block-props.ts';
import { useMessages } from '../screen/screen-context.ts';
import { DownloadRow } from './download-row.tsx';
import css from './downloads.module.css';
import { EmptyState } from './parts/empty-state.tsx';
import { locationKey } from './parts/place-key.ts';
import { Section } from './parts/section.tsx';

/** Documents to fetch, a row each. */
export function DownloadsBlock({ block }: BlockProps<'downloads'>) {
  const { title, text, more, items } = block;
  const say = useMessages();
  return (
    <Section title={title} text={text} more={more}>
      {items.length === 0 ? (
        <EmptyState title={say('emptyList')} text={say('emptyListText')} />
      ) : (
        <ul className={css.rows}>
          {items.map((item, index) => (
            <DownloadRow key={locationKey(index, item.label)} item={item} />
          ))}
        </ul>
      )}
    </Section>
  );
}

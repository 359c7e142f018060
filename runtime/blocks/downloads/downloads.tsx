import { useMessages } from '../../screen/screen-context.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { Section } from '../../ui/section/section.tsx';
import { DownloadRow } from './download-row.tsx';
import css from './downloads.module.css';

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

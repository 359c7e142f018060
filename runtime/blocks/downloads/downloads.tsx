import { useMessages } from '../../screen/use-messages.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import { DownloadRow } from './download-row.tsx';
import css from './downloads.module.css';

/** Documents to fetch, a row each. */
export function DownloadsBlock({ block }: BlockProps<'downloads'>) {
  const { title, text, more, items } = block;
  const t = useMessages();
  const { inPanel } = usePlacement();
  return (
    <Section title={title} text={text} more={more}>
      {items.length === 0 ? (
        <EmptyState title={t('emptyList')} text={t('emptyListText')} />
      ) : (
        <ul className={inPanel ? css.lines : css.rows}>
          {items.map((item, index) => (
            <DownloadRow key={locationKey(index, item.label)} item={item} isLine={inPanel} />
          ))}
        </ul>
      )}
    </Section>
  );
}

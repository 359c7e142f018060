import type { BlockOf } from '../../../schema/model.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { MoreLink } from '../../ui/element/more-link.tsx';
import { EmptyState } from '../../ui/notice/empty-state.tsx';

type SearchNothingProps = {
  readonly title: string;
  /** What to do about it; default: another word. */
  readonly text?: string;
  readonly hints: NonNullable<BlockOf<'search'>['hints']>;
};

/** In the place of results where there are none: why, and where to look instead. */
export function SearchNothing({ title, text, hints }: SearchNothingProps) {
  const t = useMessages();
  return (
    <EmptyState title={title} text={text ?? t('searchNothingText')}>
      <ul>
        {hints.map(({ label, link }, index) => (
          <li key={locationKey(index, label)}>
            <MoreLink to={link}>{label}</MoreLink>
          </li>
        ))}
      </ul>
    </EmptyState>
  );
}

import { useMessages } from '../../screen/use-messages.ts';
import { EmptyState } from '../notice/empty-state.tsx';
import { Section } from '../section/section.tsx';

/** In the place of an entry that the collection does not have. */
export function MissingEntry() {
  const t = useMessages();
  return (
    <Section>
      <EmptyState title={t('notFound')} text={t('notFoundText')} />
    </Section>
  );
}

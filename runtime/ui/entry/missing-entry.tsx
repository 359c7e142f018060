import { useMessages } from '../../screen/screen-context.ts';
import { EmptyState } from '../notice/empty-state.tsx';
import { Section } from '../section/section.tsx';

/** In the place of an entry that the collection does not have. */
export function MissingEntry() {
  const say = useMessages();
  return (
    <Section>
      <EmptyState title={say('notFound')} text={say('notFoundText')} />
    </Section>
  );
}

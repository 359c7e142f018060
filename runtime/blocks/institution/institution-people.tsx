import type { BlockOf } from '../../../schema/model.ts';
import type { Entry } from '../../content/entry.ts';
import { useList } from '../../content/use-list.ts';
import { PortraitRow } from '../../ui/portrait/portrait-row.tsx';
import { Section } from '../../ui/section/section.tsx';

const maxPeople = 5;
const nobody: readonly Entry[] = [];

/** Those who name an institution as theirs; none where the block does not ask for them, or until they are there. */
export function useInstitutionPeople(
  { people, collection }: BlockOf<'institution'>,
  id: string,
): readonly Entry[] {
  // Without people of its own it asks for what the block has anyway: hooks are called in any case.
  const query = people
    ? { collection: people.collection, where: { [people.field]: id } }
    : { collection, where: {} };
  const { view } = useList({ ...query, page: 1 });
  return people && view ? view.entries.slice(0, maxPeople) : nobody;
}

type InstitutionPeopleProps = {
  readonly people: NonNullable<BlockOf<'institution'>['people']>;
  readonly entries: readonly Entry[];
};

/** Who teaches or works at an institution, by their portraits. */
export function InstitutionPeople({ people, entries }: InstitutionPeopleProps) {
  const { title, more, role } = people;
  return (
    <Section title={title} more={more} isTinted>
      <PortraitRow entries={entries} role={role} isTitled />
    </Section>
  );
}

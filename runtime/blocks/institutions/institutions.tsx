import { useList } from '../../content/use-list.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { ListBoundary } from '../../ui/list/list-boundary.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import { InstitutionLines } from './institution-lines.tsx';
import { InstitutionList } from './institution-list.tsx';
import { NumberedInstitutions } from './numbered-institutions.tsx';

/** Institutions: numbered as on their map, in lines beside an introduction, or one below the other with their facts. */
export function InstitutionsBlock({ block }: BlockProps<'institutions'>) {
  const { title, collection, code, columns, crest, map } = block;
  const { inColumn } = usePlacement();
  const list = useList({ collection, where: code === undefined ? {} : { code }, page: 1 });
  if (crest !== undefined || map) return <NumberedInstitutions block={block} list={list} />;
  if (columns && !inColumn) return <InstitutionLines block={block} list={list} />;
  return (
    <Section title={title} text={block.text}>
      <ListBoundary list={list}>
        {({ entries }) => <InstitutionList block={block} list={list} entries={entries} />}
      </ListBoundary>
    </Section>
  );
}

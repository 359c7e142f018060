import type { BlockOf } from '../../schema/model.ts';
import { ownValue } from '../../schema/own-value.ts';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';

/** Title of the section that the query opens, where a bar across the page lists the sections: it is the page's heading. */
export function useBarSection(): { readonly title?: string } | undefined {
  const { page } = useScreen();
  const query = useQuery();
  const sections = page.blocks.find(
    (block): block is BlockOf<'sections'> =>
      block.type === 'sections' && block.navigation === 'bar',
  );
  return sections && (ownValue(sections.items, query.get(sections.by) ?? '') ?? {});
}

import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import type { SearchTarget } from '../../schema/zone-model.ts';
import { useScreen } from '../screen/screen-context.ts';

/** Where a search from the open screen leads: the zone's page of results, the site's, or this very page. */
export function useSearchTarget(): SearchTarget | undefined {
  const { zone, table, row, page, title } = useScreen();
  const known = zone?.search ?? table.search;
  const [path] = row?.paths ?? [];
  const { keyword } = page.params;
  if (known || path === undefined || keyword === undefined) return known;
  return { path, keyword, label: title };
}

/** The address of a search. The keyword is encoded only as far as the address needs it; `nav` names the page. */
export function searchAddress({ path, keyword, label }: SearchTarget, text: string): string {
  const filled = fillPath(path, { [keyword]: encodeSegment(text) }) ?? path;
  return `${filled}?nav=${encodeURIComponent(label)}`;
}

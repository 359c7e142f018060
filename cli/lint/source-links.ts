import type { SiteSource } from '../../schema/source.generated.ts';
import type { Pointer } from './pointer.ts';
import { walkSource } from './walk-source.ts';

/** An address that a site file names as a link. */
export type SourceLink = {
  readonly pointer: Pointer;
  readonly address: string;
  /** The page that it stands on. */
  readonly page?: string;
};

/** Every link of a site file, those by language one by one, redirects included; in file order. */
export function sourceLinks(source: SiteSource): SourceLink[] {
  const links: SourceLink[] = [];
  walkSource(source, ({ value, node, pointer }) => {
    if (!node['x-link']) return;
    const page = pointer[0] === 'pages' ? { page: String(pointer[1]) } : {};
    if (typeof value === 'string') links.push({ pointer, address: value, ...page });
    else {
      for (const [language, address] of Object.entries(value as Record<string, string>)) {
        links.push({ pointer: [...pointer, language], address, ...page });
      }
    }
  });
  return links;
}

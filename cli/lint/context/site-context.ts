import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteSource } from '../../../schema/source.generated.ts';
import { pwaIcons } from '../../content/assets/pwa-icons.ts';
import type { ReadContent } from '../../content/read-content.ts';
import { listFiles } from '../../files/list-files.ts';
import type { CheckedFonts } from '../../fonts/checked-fonts.ts';
import type { ReadSite } from '../../read/read-result.ts';
import { addressChecker } from './check-address.ts';
import { knownPages } from './known-pages.ts';
import { lintContext } from './lint-context.ts';
import { configMenuEntries, siteMenuEntries } from './menu-entries.ts';
import { pageAnchors } from './page-anchors.ts';
import type { SiteContext } from './site-rule.ts';
import { webConfigFiles } from './web-config-files.ts';

/** What is wrong with the fonts of a site. What reads them is loaded where there are some. */
async function checkedFontsOf(source: SiteSource, content: ReadContent): Promise<CheckedFonts> {
  const { checkedFonts } = await import('../../fonts/checked-fonts.ts');
  return checkedFonts(source, content);
}

/**
 * Looks at a site with all that lies beside its file.
 * @param source a site file without errors
 */
export async function siteContext(
  read: ReadSite,
  source: SiteSource,
  content: ReadContent,
): Promise<SiteContext> {
  const folder = join(content.folder, 'public');
  const files = await listFiles(folder);
  const context = lintContext(source);
  const configs = await webConfigFiles(source, folder, files);
  const configMenu = configMenuEntries(context, configs);
  const pages = knownPages(source, context.settings);
  const robots = files.includes('robots.txt')
    ? await readFile(join(folder, 'robots.txt'), 'utf8')
    : undefined;
  return {
    ...context,
    read,
    content,
    files,
    ...(robots === undefined ? {} : { robots }),
    pwaIcons: await pwaIcons(source, folder),
    fonts: source.theme?.fonts
      ? await checkedFontsOf(source, content)
      : { faulty: [], lacking: [] },
    find: pages.find,
    checkAddress: addressChecker(source, content, files, pages),
    anchors: pageAnchors(source, content, pages),
    configs,
    configMenu,
    menu: [...configMenu, ...siteMenuEntries(context, read)],
  };
}

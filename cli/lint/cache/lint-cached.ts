import { contentCaches } from '../../content/content-caches.ts';
import { siteFolder } from '../../files/site-folder.ts';
import type { Io } from '../../io.ts';
import { type LintOptions, type LintResult, lintSite } from '../lint-site.ts';

/**
 * Checks a site with what is cached of it, and shows how far it is.
 * @throws UnreadableInput where there is no site file
 */
export async function lintCached(
  site: string,
  io: Io,
  options: LintOptions = {},
): Promise<LintResult> {
  const folder = await siteFolder(site).catch(() => site);
  const { progress: show } = io;
  return lintSite(site, {
    ...contentCaches(folder),
    ...(show
      ? {
          progress: (done, all) =>
            show(
              done === all
                ? undefined
                : {
                    zh: `正在读取内容：${done}／${all}`,
                    en: `reading content: ${done} of ${all} files`,
                  },
            ),
        }
      : {}),
    ...options,
  });
}

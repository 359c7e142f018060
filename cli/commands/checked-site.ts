import { fetchSiteEntries } from '../fetch/fetch-site-entries.ts';
import type { Io } from '../io.ts';
import { lintCached } from '../lint/cache/lint-cached.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { report } from '../report/report.ts';
import type { ApiAsking } from '../search/http/api-asking.ts';

/**
 * A site that has no errors; else undefined, what is wrong written to stderr.
 * @param environment whose file is laid over the site
 * @param asking how the content APIs are asked whose entries a build keeps as files; (default) not at all
 * @throws UnreadableInput where there is no site file, UsageError where the environment lacks what a content API needs
 */
export async function checkedSite(
  site: string,
  io: Io,
  environment?: string,
  asking?: ApiAsking,
): Promise<CheckedSite | undefined> {
  if (asking) await fetchSiteEntries(site, asking, environment);
  const result = await lintCached(site, io, { environment });
  if (!result.checked) io.stderr(report(result, io));
  if (result.checked?.content.lacksSharp) {
    io.note({
      zh: '图片只按原尺寸发布：运行 npm install sharp 后可生成较小的图片',
      en: 'pictures are published in their own size alone: npm install sharp makes smaller ones',
    });
  }
  return result.checked;
}

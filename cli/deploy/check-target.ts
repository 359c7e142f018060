import { existsSync } from 'node:fs';
import {
  checkPlace,
  checkSiteFiles,
  isWithin,
  type Refuse,
  realPath,
} from '../files/check-output.ts';
import { findSiteFile } from '../files/find-site-file.ts';
import { isOutput } from '../files/is-output.ts';
import { outputPaths } from '../releases/output-paths.ts';
import { UsageError } from '../usage-error.ts';

/** Where commands look for a site by themselves. */
const defaultSite = 'site';

/** Refuses the built site itself, what is in it, and what it is in. */
async function checkBuilt(out: string, folder: string, refuse: Refuse): Promise<void> {
  const built = await realPath(out);
  const releases = await realPath(outputPaths(out).releases);
  if (isWithin(folder, built) || isWithin(folder, releases)) {
    refuse({
      zh: `是已构建的网站 ${out}，或位于其中`,
      en: `is or lies in the built site ${out}`,
    });
  }
  if (isWithin(built, folder)) {
    refuse({ zh: `含有已构建的网站 ${out}`, en: `holds the built site ${out}` });
  }
}

/** Refuses a folder of a site's source, and what that is in. */
async function checkSource(folder: string, refuse: Refuse): Promise<void> {
  const isSite = (path: string) => findSiteFile(path).then(existsSync, () => false);
  if (await isSite(defaultSite)) await checkSiteFiles(defaultSite, folder, refuse);
  // A deployed site has a site.json, too.
  if (await isOutput(folder)) return;
  if (await isSite(folder)) await checkSiteFiles(folder, folder, refuse);
  if (isWithin(await realPath('.'), folder)) {
    refuse({ zh: '是当前目录，或含有当前目录', en: 'is or holds the working directory' });
  }
}

/**
 * Refuses to copy a site to a folder where it would do harm: the root of the file system, the home folder and those above
 * it, the built site, the source of a site, the working directory. Links are followed.
 * @param out folder of the built site, as it was asked for
 * @throws UsageError where it would
 */
export async function checkTarget(out: string, target: string): Promise<void> {
  const folder = await realPath(target);
  const refuse: Refuse = (what) => {
    throw new UsageError({
      zh: `${target} ${what.zh}：请复制到网站专用的文件夹，例如 --to /var/www/site`,
      en: `${target} ${what.en}: a site is copied to a folder of its own, such as --to /var/www/site`,
    });
  };
  await checkPlace(folder, refuse);
  await checkBuilt(out, folder, refuse);
  await checkSource(folder, refuse);
}

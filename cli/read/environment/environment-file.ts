import { readdir } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { nearestAmong } from '../../diagnostics/nearest.ts';
import { UsageError } from '../../usage-error.ts';

/** A name such as `staging`: never a path. */
const namePattern = /^[A-Za-z0-9][\w-]{0,63}$/;
const extensions = ['.yaml', '.yml', '.json'];

/** The environments beside a site file: the file of each by its name, in the order of the names. */
async function environmentFiles(siteFile: string): Promise<ReadonlyMap<string, string>> {
  const folder = dirname(siteFile);
  const stem = `${basename(siteFile, extname(siteFile))}.`;
  const found = new Map<string, string>();
  for (const name of (await readdir(folder).catch(() => [])).sort()) {
    const extension = extname(name);
    const environment = name.slice(stem.length, -extension.length);
    const isOne = name.startsWith(stem) && extensions.includes(extension);
    if (isOne && namePattern.test(environment) && !found.has(environment))
      found.set(environment, join(folder, name));
  }
  return found;
}

/**
 * The file of an environment: site.staging.yaml beside site.yaml.
 * @throws UsageError where there is none; it names those that are there
 */
export async function environmentFile(siteFile: string, environment: string): Promise<string> {
  const files = await environmentFiles(siteFile);
  const file = files.get(environment);
  if (file !== undefined) return file;
  const stem = basename(siteFile, extname(siteFile));
  if (files.size === 0) {
    throw new UsageError({
      zh: `网站没有环境 ${environment}：${siteFile} 旁边没有 ${stem}.<环境>.yaml`,
      en: `the site has no environment ${environment}: there is no ${stem}.<environment>.yaml beside ${siteFile}`,
    });
  }
  const names = [...files.values()].map((each) => basename(each));
  const near = nearestAmong([...files.keys()])(environment);
  throw new UsageError({
    zh: `网站没有环境 ${environment}；有 ${names.join('、')}${near === undefined ? '' : `；是否想写 ${near}？`}`,
    en: `the site has no environment ${environment}; there is ${names.join(', ')}${near === undefined ? '' : `; did you mean ${near}?`}`,
  });
}

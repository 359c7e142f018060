import { basename } from 'node:path';
import { readFailure } from '../files/file-failure.ts';
import { findSiteFile, siteFileNames } from '../files/find-site-file.ts';
import { UnreadableInput } from '../files/unreadable-input.ts';
import { type FileTexts, textOfFile } from './include/file-texts.ts';
import { includesOf } from './include/includes-of.ts';
import { readDecoded } from './read-decoded.ts';
import type { ReadResult, ReadSite } from './read-result.ts';
import { yamlEmpty } from './rules/yaml-empty.ts';

/** @throws UnreadableInput where a file is no site by itself, as another one includes it */
async function assertNoPart({ file, content, diagnostics }: ReadResult): Promise<void> {
  // What cannot be read may be a site; what is empty is either.
  const isSite = content
    ? Object.hasOwn(Object(content.value ?? { version: 1 }), 'version')
    : diagnostics[0]?.rule !== yamlEmpty.id;
  if (isSite || siteFileNames.includes(basename(file))) return;
  const { includingSite } = await import('./include/including-site.ts');
  const including = await includingSite(file);
  if (including) {
    const { siteFile } = including;
    throw new UnreadableInput({
      zh: `${file} 是 ${siteFile} 所包含的文件：请指定 ${siteFile} 或它的文件夹`,
      en: `${file} is included by ${siteFile}: name that, or its folder`,
    });
  }
}

async function readJoined(path: string, texts?: FileTexts): Promise<ReadSite> {
  const file = texts?.has(path) ? path : await findSiteFile(path);
  const decoded = await textOfFile(file, texts).catch((error: Error) => {
    const why = readFailure(error);
    throw new UnreadableInput({
      zh: `无法读取 ${file}：${why.zh}`,
      en: `${file} cannot be read: ${why.en}`,
    });
  });
  const read = await readDecoded(file, decoded);
  await assertNoPart(read);
  const includes = includesOf(read.content?.value);
  if (includes.length === 0) return read;
  const { readParts } = await import('./include/read-parts.ts');
  return readParts(read, includes, texts);
}

/**
 * Reads a site file with the files that it includes.
 * @param path the file, or the folder with site.yaml, site.yml or site.json; a file that `texts` have need not be there
 * @param texts of files that are read in place of what stands on the disk, by path
 * @param environment whose file is laid over them: site.staging.yaml is that of staging
 * @throws UnreadableInput where there is no such file, it may not be read, or it is one that a site file includes
 * @throws UsageError where there is no such environment
 */
export async function readSite(
  path: string,
  texts?: FileTexts,
  environment?: string,
): Promise<ReadSite> {
  const site = await readJoined(path, texts);
  if (environment === undefined) return site;
  const { readEnvironment } = await import('./environment/read-environment.ts');
  return readEnvironment(site, environment, texts);
}

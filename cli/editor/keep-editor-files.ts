import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteSource } from '../../schema/source.generated.ts';
import { isFileFailure } from '../files/file-failure.ts';
import { editorFiles } from './editor-files.ts';
import { editorFolder } from './editor-folder.ts';

/** Writes a file where it differs: whoever reads it meanwhile has the old one or the new one. */
async function writeChanged(file: string, text: string): Promise<void> {
  const before = await readFile(file, 'utf8').catch(() => undefined);
  if (before === text) return;
  await mkdir(dirname(file), { recursive: true });
  const aside = `${file}.${process.pid}`;
  try {
    await writeFile(aside, text);
    await rename(aside, file);
  } catch (error) {
    await rm(aside, { force: true });
    throw error;
  }
}

/** Removes the schemas of collections that are gone. */
async function removeOthers(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  const own = join(folder, 'front-matter');
  const names = await readdir(own).catch(() => []);
  const gone = names.filter(
    (name) => name.endsWith('.schema.json') && !files.has(`front-matter/${name}`),
  );
  for (const name of gone) await rm(join(own, name), { force: true });
}

/**
 * Keeps the schemas up to date that editors read of a site, in its folder `.site`. Where it cannot be written, it is
 * left: it only helps somebody who writes here.
 * @param folder the site's folder
 */
export async function keepEditorFiles(source: SiteSource, folder: string): Promise<void> {
  const own = join(folder, editorFolder);
  const files = await editorFiles(source, folder);
  try {
    for (const [path, text] of files) await writeChanged(join(own, path), text);
    await removeOthers(own, files);
  } catch (error) {
    if (!isFileFailure(error)) throw error;
  }
}

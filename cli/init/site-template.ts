import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { nearHint } from '../diagnostics/near-hint.ts';
import { listFiles } from '../files/list-files.ts';
import { packageRoot } from '../files/package-root.ts';
import { UsageError } from '../usage-error.ts';
import type { TextLanguage } from './language-choice.ts';

type Words = Readonly<Record<TextLanguage, string>>;

/** A section that a site may have, and without which it works. */
export type TemplateSection = { readonly id: string; readonly label: Words };

/** What a new site is made of: a site in Chinese and English that works as it stands. */
export type SiteTemplate = {
  readonly id: string;
  /** Name of the site where no other is given. */
  readonly name: Words;
  readonly description: Words;
  /** Brand colour where no other is given. */
  readonly brand: string;
  readonly sections: readonly TemplateSection[];
};

/** The templates, in the order in which they are offered. */
export const templateIds = ['institution', 'library', 'blank'] as const;

/** The folder with the files that all new sites have beside the site itself. */
const common = 'common';

const folderOf = (name: string): string => join(packageRoot(), 'cli/init/templates', name);

/** What a template says of itself stands in this file of its folder. */
const descriptionFile = 'template.json';

/**
 * A template by its name.
 * @throws UsageError where there is none
 */
export async function siteTemplate(id: string): Promise<SiteTemplate> {
  if (!templateIds.some((each) => each === id)) {
    const hint = nearHint(id, templateIds);
    throw new UsageError({
      zh: `没有模板“${id}”；${hint.zh}`,
      en: `"${id}" is no template; ${hint.en}`,
    });
  }
  const text = await readFile(join(folderOf(id), descriptionFile), 'utf8');
  return { id, ...(JSON.parse(text) as Omit<SiteTemplate, 'id'>) };
}

/** The files of a template by their path in the site's folder. All of them are texts. */
export async function templateFiles({
  id,
}: Pick<SiteTemplate, 'id'>): Promise<ReadonlyMap<string, string>> {
  const folder = folderOf(id);
  const paths = (await listFiles(folder)).filter((path) => path !== descriptionFile);
  const texts = await Promise.all(paths.map((path) => readFile(join(folder, path), 'utf8')));
  return new Map(paths.map((path, index) => [path, texts[index] ?? '']));
}

/** The files that every new site has beside the site itself. */
export const commonFiles = (): Promise<ReadonlyMap<string, string>> =>
  templateFiles({ id: common });

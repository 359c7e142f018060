import { basename } from 'node:path';
import { editableYaml } from '../../read/yaml.ts';
import type { Answers, Surroundings } from '../answers.ts';
import { brandColour } from '../brand/colour.ts';
import { inBrandColours } from '../brand/drawing-colours.ts';
import { fillPlaceholders } from '../fill-placeholders.ts';
import { commonFiles, templateFiles } from '../site-template.ts';
import { contentFile } from './content-file.ts';
import { prefixOf, webConfigPath } from './language-paths.ts';
import { packageFile } from './package-file.ts';
import { siteFile } from './site-file.ts';
import { webConfigFile } from './web-config-file.ts';

type Route = {
  readonly paths: Readonly<Record<string, string>>;
  readonly children?: readonly Route[];
};
type Source = {
  readonly routes: readonly Route[];
  readonly collections?: Readonly<Record<string, unknown>>;
};

/** Characters that mean something in Markdown, and in HTML inside of it. */
const escapeMarkdown = (text: string): string =>
  text.replace(/[\\`*_{}[\]<>#|&!]/g, (character) =>
    character === '<' ? '&lt;' : character === '&' ? '&amp;' : `\\${character}`,
  );

/** The paths of routes in the default language, which have no prefix. */
const pathsOf = (routes: readonly Route[], code: string): readonly string[] =>
  routes.flatMap(({ paths, children = [] }) => [paths[code] ?? '', ...pathsOf(children, code)]);

/**
 * The files of a new site by their path in its folder.
 * @param folder the folder that they are for; its name becomes that of the package
 * @throws UsageError where the brand colour is none
 */
export async function newSiteFiles(
  folder: string,
  answers: Answers,
  surroundings: Surroundings,
): Promise<ReadonlyMap<string, string>> {
  const { languages, names, template } = answers;
  const { oklch } = brandColour(answers.brand);
  const [own, common] = await Promise.all([templateFiles(template), commonFiles()]);
  const textOf = (files: ReadonlyMap<string, string>, path: string): string => {
    const text = files.get(path);
    if (text === undefined) throw new Error(`the template ${template.id} lacks ${path}`);
    return text;
  };
  const files = new Map<string, string>();

  const site = siteFile(textOf(own, 'site.yaml'), answers, surroundings);
  files.set('site/site.yaml', site);
  const source = editableYaml(site).data() as Source;
  const paths = new Set(pathsOf(source.routes, languages[0]?.code ?? ''));
  for (const language of languages) {
    const { code, texts } = language;
    const config = textOf(own, `public/json/website/webconfig.${texts}.json`);
    const text = webConfigFile(config, names[code] ?? '', prefixOf(languages, language), paths);
    files.set(`site/public${webConfigPath(language)}`, text);
    for (const [path, article] of own) {
      const [, folderOf, collection = '', name] =
        /^content\/([^/]+)\/([^/]+)\/(.+)$/.exec(path) ?? [];
      if (folderOf !== texts || !Object.hasOwn(source.collections ?? {}, collection)) continue;
      const written = contentFile(article, language, surroundings.today);
      files.set(`site/content/${code}/${collection}/${name}`, written);
    }
  }
  // Drawings that nothing shows are left out.
  const texts = [...files.values()].join('\n');
  for (const [path, svg] of own) {
    const address = path.replace(/^public/, '');
    if (!path.endsWith('.svg') || !texts.includes(address)) continue;
    files.set(`site/${path}`, inBrandColours(svg, oklch));
  }

  // For those who write the site, in the language of who begins it, as are the comments of the site file.
  const titled = languages.find(({ texts }) => texts === surroundings.language) ?? languages[0];
  const heading = escapeMarkdown(names[titled?.code ?? ''] ?? '');
  const readme = textOf(common, `readme.${surroundings.language}.md`);
  files.set('README.md', fillPlaceholders(readme, { heading }));
  const manifest = textOf(common, 'package-template.json');
  files.set('package.json', packageFile(manifest, basename(folder), surroundings.version));
  files.set('.gitignore', textOf(common, 'gitignore'));
  files.set('Dockerfile', textOf(common, 'dockerfile'));
  files.set('.dockerignore', textOf(common, 'dockerignore'));
  files.set('.vscode/settings.json', textOf(common, 'vscode-settings.json'));
  files.set('.vscode/extensions.json', textOf(common, 'vscode-extensions.json'));
  files.set('.github/workflows/site.yml', textOf(common, 'workflow.yml'));
  return files;
}

import { join } from 'node:path';
import type { Model } from '../../schema/model.ts';
import { pwaIcons } from '../content/assets/pwa-icons.ts';
import { contentFiles } from '../content/content-files.ts';
import type { ContentIndex } from '../content/content-index.ts';
import type { NewFile } from '../files/new-file.ts';
import { preloadedFonts } from '../fonts/font-css.ts';
import { siteFonts } from '../fonts/site-fonts.ts';
import type { CheckedSite } from '../lint/lint-site.ts';
import { type ApiAsking, askNone } from '../search/http/api-asking.ts';
import { indexFiles } from '../search/index-files.ts';
import { calendarFiles } from './calendars/calendar-files.ts';
import { compiledSite } from './compiled-site.ts';
import { outputs } from './outputs.ts';
import { webManifests } from './pwa/web-manifests.ts';
import { seoFiles } from './seo/seo-files.ts';
import { themeFile, themeStyle } from './theme-css.ts';

/** Puts smaller fonts and the style sheet that names them among the files. */
async function themeFonts(
  { source, content }: CheckedSite,
  { site: { base } }: Model,
  warn: ApiAsking['warn'],
  files: Map<string, NewFile>,
): Promise<Readonly<Record<string, readonly string[]>>> {
  if (!source.theme?.fonts) return {};
  const { made, files: parts, lacksTools } = await siteFonts(source, content);
  if (lacksTools) {
    warn({
      zh: '字体按整个文件发布：运行 npm install harfbuzzjs wawoff2 后，只发布用到的字',
      en: 'fonts are published whole: npm install harfbuzzjs wawoff2 makes files with the characters in use',
    });
  }
  for (const [path, file] of parts) files.set(path, file);
  files.set(themeFile, { text: themeStyle(source, base, made) });
  return Object.fromEntries(
    Object.keys(source.languages).map((code) => [code, preloadedFonts(source, made, code)]),
  );
}

/**
 * Compiles a site and writes out its model and its content: files by path, relative to the site's root.
 * @param asking of the content APIs whose entries are indexed; default: what is remembered of them will do
 * @param isPublished whether search engines may come by: then there are files for them, too
 */
export async function emittedFiles(
  checked: CheckedSite,
  asking: ApiAsking = askNone,
  { isPublished = true }: { readonly isPublished?: boolean } = {},
): Promise<{
  readonly model: Model;
  /** Where the entries stand that it was compiled with. */
  readonly index: ContentIndex;
  readonly files: ReadonlyMap<string, NewFile>;
  /** Fonts that pages ask for right away: their addresses, by language. */
  readonly fonts: Readonly<Record<string, readonly string[]>>;
}> {
  const { source, content, own } = checked;
  const { model, index } = await compiledSite(checked);
  const files = new Map<string, NewFile>(contentFiles(source, content, index));
  for (const [path, file] of own?.files ?? []) files.set(path, file);
  for (const [path, file] of await indexFiles(source, model, checked, index, asking))
    files.set(path, file);
  for (const [path, file] of calendarFiles(source, model, index)) files.set(path, file);
  for (const output of outputs) {
    for (const [path, text] of Object.entries(output(model, source))) files.set(path, { text });
  }
  const fonts = await themeFonts(checked, model, asking.warn, files);
  const icons = await pwaIcons(source, join(content.folder, 'public'));
  for (const [path, text] of Object.entries(webManifests(source, model.site, icons)))
    files.set(path, { text });
  if (!isPublished) return { model, index, files, fonts };
  const found = await seoFiles(checked, model, index, asking.warn);
  for (const [path, file] of found.files) files.set(path, file);
  return { model: found.model, index, files, fonts };
}

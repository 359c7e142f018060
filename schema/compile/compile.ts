import { noContent, type SiteContent } from '../content/content-model.ts';
import { languageOfPath } from '../language-of-path.ts';
import { earlyWords } from '../messages/early-words.ts';
import type { GroupFile, LanguageModel, Model, RouteTable, SetModel, SiteModel } from '../model.ts';
import type { SiteSource } from '../source.generated.ts';
import { suffixOf } from '../twin/spell-twin.ts';
import { compileMenu } from './compile-menu.ts';
import { compileTable } from './compile-table.ts';
import { flatRoutes } from './flat-routes.ts';
import { linkSpeller } from './link-speller.ts';
import { messagesOf } from './messages-of.ts';
import { pageCompiler } from './page-data.ts';
import { pickLanguage } from './pick-language.ts';
import { type SiteFrame, siteFrame } from './site-frame.ts';

function compileLanguages(source: SiteSource, frame: SiteFrame): Record<string, LanguageModel> {
  const models: Record<string, LanguageModel> = {};
  for (const [code, language] of Object.entries(frame.languages)) {
    const messages = messagesOf(language, code);
    models[code] = {
      tag: language.tag ?? code,
      label: language.label,
      toggle: language.toggle ?? code.toUpperCase(),
      prefix: frame.prefixes[code] ?? '',
      home: language.home,
      ...(language.config === undefined ? {} : { config: language.config }),
      routeTitles: language.routeTitles ?? true,
      name: pickLanguage<string>(source.site.name, code, frame.defaultLanguage) ?? '',
      dropdowns: language.dropdowns ?? 'list',
      openHome: (messages.otherLanguage ?? '').replace('{language}', language.label),
      readHere: (messages.readTranslation ?? '').replace('{language}', language.label),
      words: earlyWords(messages),
    };
  }
  return models;
}

/** Whether some path of the table would be taken for another language or device by its looks. */
const isIrregular = (table: RouteTable, frame: SiteFrame): boolean =>
  table.routes.some(({ paths }) =>
    paths.some(
      (path) =>
        languageOfPath(path, frame.prefixes, frame.defaultLanguage) !== table.language ||
        suffixOf(path, frame.spelling) !== frame.devices[table.device]?.suffix,
    ),
  );

/**
 * Compiles a site file into its model: every twin of every route, inherited access, menu patches, lazy
 * groups and defaults; all that can be decided without the visitor.
 * @param source a site file that the linter found no error in
 * @param content its entries
 * @param fingerprint gives a short name for a text; the same text, the same name
 */
export function compile(
  source: SiteSource,
  fingerprint: (text: string) => string,
  content: SiteContent = noContent,
): Model {
  const frame = siteFrame(source);
  const routes = flatRoutes(source.routes);
  const spell = linkSpeller(routes, frame);
  const pages = pageCompiler(source, frame, spell, content);
  const tables: RouteTable[] = [];
  const groups: GroupFile[] = [];
  for (const set of frame.sets) {
    const compiled = compileTable(source, set, routes, frame, spell, pages);
    tables.push(compiled.table);
    groups.push(...compiled.groups);
  }
  const routeCodes = routes.flatMap(({ route }) => route.access?.code ?? []);
  const { access } = source;
  const shared: Omit<SiteModel, 'build'> = {
    format: 1,
    history: source.site.history ?? 'browser',
    base: source.site.base ?? '/',
    configTimeout: (source.site.configTimeout ?? 5) * 1000,
    origins: [
      ...Object.values(source.collections ?? {}).flatMap(({ http }) => [
        http?.list.url,
        http?.entry?.url,
        http?.base,
      ]),
      source.search?.service?.url,
    ].filter((url) => url !== undefined),
    defaultLanguage: frame.defaultLanguage,
    defaultDevice: frame.defaultDevice,
    languages: compileLanguages(source, frame),
    devices: frame.devices,
    sets: tables.map(
      (table): SetModel => ({
        language: table.language,
        device: table.device,
        file: `routes.${table.language}.${table.device}.json`,
        irregular: isIrregular(table, frame),
      }),
    ),
    access: {
      menuCodes: access?.anonymous?.menuCodes ?? [],
      fnCodes: access?.anonymous?.fnCodes ?? [],
      ...(access?.url === undefined ? {} : { url: access.url }),
      ...(access?.credentials === undefined ? {} : { credentials: access.credentials }),
      flags: access?.flags ?? {},
      guardedCodes: [...new Set([...routeCodes, ...(access?.guardedCodes ?? [])])],
    },
    menu: compileMenu(source, routes, frame),
  };
  const build = fingerprint(JSON.stringify([shared, tables, groups, content.fingerprint]));
  return { site: { ...shared, build }, tables, groups };
}

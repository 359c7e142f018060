import { noContent, type SiteContent } from '../content/content-model.ts';
import { answerBases, askedAddresses } from '../content/http/asked-addresses.ts';
import { browserSource } from '../content/http/browser-source.ts';
import { languageOfPath } from '../language-of-path.ts';
import { bootMessages } from '../messages/boot-messages.ts';
import type {
  GroupFile,
  LanguageModel,
  LatePart,
  Model,
  RouteTable,
  SiteModel,
  VariantModel,
} from '../model.ts';
import type { NoticeModel } from '../notice-model.ts';
import type { OwnModel } from '../own-model.ts';
import type { SiteSource } from '../source.generated.ts';
import { textDirection } from '../text-direction.ts';
import { markOf } from '../twin/spell-twin.ts';
import type { CompileContext } from './compile-context.ts';
import { compileMenu } from './compile-menu.ts';
import { compileSeo } from './compile-seo.ts';
import { type CompiledTable, compileTable } from './compile-table.ts';
import { flatRoutes } from './flat-routes.ts';
import { linkSpeller } from './link-speller.ts';
import { messagesOf } from './messages-of.ts';
import { embedded, pageCompiler } from './page-data.ts';
import { pickLanguage } from './pick-language.ts';
import { compileAnalytics } from './site/compile-analytics.ts';
import { compileNotices } from './site/compile-notices.ts';
import { compileRedirects } from './site/compile-redirects.ts';
import { usedMessages } from './site/used-messages.ts';
import { type SiteSettings, siteSettings } from './site-settings.ts';

function compileLanguages(
  source: SiteSource,
  settings: SiteSettings,
): Record<string, LanguageModel> {
  const models: Record<string, LanguageModel> = {};
  for (const [code, language] of Object.entries(settings.languages)) {
    const messages = messagesOf(language, code);
    const { tag = code } = language;
    models[code] = {
      tag,
      ...(textDirection(tag) === 'rtl' ? { dir: 'rtl' } : {}),
      label: language.label,
      toggle: language.toggle ?? code.toUpperCase(),
      ...(language.switch === 'page' ? { switchesPage: true } : {}),
      prefix: settings.prefixes[code] ?? '',
      home: language.home,
      ...(language.config === undefined ? {} : { config: language.config }),
      routeTitles: language.routeTitles ?? true,
      name: pickLanguage<string>(source.site.name, code, settings.defaultLanguage) ?? '',
      dropdowns: language.dropdowns ?? 'list',
      openHome: (messages.otherLanguage ?? '').replace('{language}', language.label),
      readHere: (messages.readTranslation ?? '').replace('{language}', language.label),
      messages: bootMessages(messages),
    };
  }
  return models;
}

/** An origin as browsers write it: its host in small letters and ASCII. What is no address stays as it is. */
function plainOrigin(origin: string): string {
  try {
    return new URL(origin).origin;
  } catch {
    // The linter reports it.
    return origin;
  }
}

/** Whether some path of the table would be taken for another language or device by its looks. */
function isIrregular(table: CompiledTable['table'], settings: SiteSettings): boolean {
  const own = settings.spelling.marks.find((mark) => mark === settings.devices[table.device]);
  return table.routes.some(({ paths }) =>
    paths.some(
      (path) =>
        languageOfPath(path, settings.prefixes, settings.defaultLanguage) !== table.language ||
        markOf(path, settings.spelling) !== own,
    ),
  );
}

/** What a variant has around its pages besides header and footer. */
const latePartsOf = (
  { site: { openingHours }, routes }: Pick<RouteTable, 'site' | 'routes'>,
  notices: readonly NoticeModel[],
  { languages }: Pick<SiteModel, 'languages'>,
): LatePart[] => [
  ...(notices.length === 0 ? [] : (['notices'] as const)),
  ...(openingHours ? (['hours'] as const) : []),
  ...(Object.values(languages).some(({ switchesPage }) => switchesPage)
    ? (['languages'] as const)
    : []),
  ...(routes.some(({ access }) => access?.some(({ locked }) => locked)) ? (['lock'] as const) : []),
];

/** A site as its file alone says it. */
export type CompiledSource = {
  readonly context: CompileContext;
  readonly shared: Omit<SiteModel, 'build'>;
  readonly tables: readonly CompiledTable[];
};

/**
 * Compiles what does not depend on a site's content.
 * @param source a site file that the linter found no error in
 */
export function compileSource(source: SiteSource): CompiledSource {
  const settings = siteSettings(source);
  const routes = flatRoutes(source.routes);
  const spell = linkSpeller(routes, settings);
  const context = { source, settings, routes, spell };
  const pages = pageCompiler(context);
  const tables = settings.variants.map((variant) => compileTable({ ...context, variant }, pages));
  const routeCodes = routes.flatMap(({ route }) => route.access?.code ?? []);
  const { access } = source;
  const shared: Omit<SiteModel, 'build'> = {
    format: 1,
    history: source.site.history ?? 'browser',
    base: source.site.base ?? '/',
    ...(source.site.origin === undefined ? {} : { origin: plainOrigin(source.site.origin) }),
    ...(source.site.timeZone === undefined ? {} : { timeZone: source.site.timeZone }),
    ...(source.pwa ? { pwa: true } : {}),
    ...(compileRedirects(source).length > 0 ? { redirects: true } : {}),
    configTimeout: (source.site.configTimeout ?? 5) * 1000,
    origins: [
      ...Object.values(source.collections ?? {}).flatMap((collection) => {
        const http = browserSource(collection);
        return http ? [...askedAddresses(http), ...answerBases(http)] : [];
      }),
      source.search?.service?.url,
    ].filter((url) => url !== undefined),
    ...(source.embeds?.length ? { frames: source.embeds } : {}),
    ...(source.receivers ? { receivers: source.receivers } : {}),
    defaultLanguage: settings.defaultLanguage,
    defaultDevice: settings.defaultDevice,
    languages: compileLanguages(source, settings),
    devices: settings.devices,
    ...(Object.keys(settings.hosted).length === 0 ? {} : { hosted: settings.hosted }),
    variants: tables.map(
      ({ table }): VariantModel => ({
        language: table.language,
        device: table.device,
        file: `routes.${table.language}.${table.device}.json`,
        irregular: isIrregular(table, settings),
      }),
    ),
    access: {
      menuCodes: access?.anonymous?.menuCodes ?? [],
      fnCodes: access?.anonymous?.fnCodes ?? [],
      ...(access?.url === undefined ? {} : { url: access.url }),
      ...(access?.credentials === undefined ? {} : { credentials: access.credentials }),
      ...(access?.signIn ? { signIn: access.signIn } : {}),
      flags: access?.flags ?? {},
      guardedCodes: [...new Set([...routeCodes, ...(access?.guardedCodes ?? [])])],
    },
    menu: compileMenu(context),
  };
  return { context, shared, tables };
}

/**
 * Compiles a site file into its model: every twin of every route, inherited access, menu patches, lazy
 * groups and defaults; all that can be decided without the visitor.
 * @param source a site file that the linter found no error in
 * @param content its entries
 * @param fingerprint gives a short name for a text; the same text, the same name
 * @param compiled what was compiled of the same file before, where it was
 * @param own components of the site's own
 * @param now when it is built, in milliseconds since 1970: by it notices come and go
 */
export function compile(
  source: SiteSource,
  fingerprint: (text: string) => string,
  content: SiteContent = noContent,
  compiled: CompiledSource = compileSource(source),
  own?: OwnModel,
  now = Date.now(),
): Model {
  const { context } = compiled;
  const shared = own ? { ...compiled.shared, own } : compiled.shared;
  const tables: RouteTable[] = [];
  const groups: GroupFile[] = [];
  for (const { table, uses, groups: shownIn } of compiled.tables) {
    const { language, device } = table;
    const notices = compileNotices({ ...context, variant: { language, device } }, fingerprint, now);
    const lateParts = latePartsOf(table, notices, shared);
    const site = {
      ...table.site,
      ...(notices.length === 0 ? {} : { notices }),
      ...(lateParts.length === 0 ? {} : { lateParts }),
    };
    const messages = usedMessages(table.messages, source, own !== undefined);
    tables.push({ ...table, site, messages, ...embedded(uses, source, language, content) });
    for (const { uses: shown, ...group } of shownIn) {
      groups.push({ ...group, ...embedded(shown, source, language, content) });
    }
  }
  const build = fingerprint(JSON.stringify([shared, tables, groups, content.fingerprint]));
  const seo = compileSeo(context, content);
  const redirects = compileRedirects(source);
  const analytics = compileAnalytics(context, tables);
  return {
    site: { ...shared, build },
    tables,
    groups,
    seo,
    ...(redirects.length === 0 ? {} : { redirects }),
    ...(analytics ? { analytics } : {}),
  };
}

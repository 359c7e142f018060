import type {
  AnalyticsModel,
  ConsentMessages,
  ProviderSettings,
} from '../../analytics/analytics-settings.ts';
import { providerFacts } from '../../analytics/provider-facts.ts';
import type { RouteTable } from '../../model.ts';
import type { AnalyticsProvider, SiteSource } from '../../source.generated.ts';
import type { CompileContext } from '../compile-context.ts';
import { messagesOf } from '../messages-of.ts';
import { pickLanguage } from '../pick-language.ts';

/** Words that only sites have who ask for consent. */
export const isConsentMessage = (key: string): boolean => key.startsWith('consent');

const withSlash = (address: string): string => address.replace(/\/*$/, '/');

/** The host that a site is known by; undefined: it has none. */
const hostOf = ({ site: { origin } }: Pick<SiteSource, 'site'>): string | undefined => {
  try {
    return origin === undefined ? undefined : new URL(origin).hostname;
  } catch {
    // The linter reports it.
    return undefined;
  }
};

function providerSettings(
  { type, url = '', id = '' }: AnalyticsProvider,
  host: string | undefined,
): ProviderSettings {
  switch (type) {
    case 'matomo':
      return { type, url: withSlash(url), id };
    case 'plausible':
      return {
        type,
        url: `${withSlash(url || 'https://plausible.io')}api/event`,
        id: id || host || '',
      };
    case 'baidu':
      return { type, id };
    case 'endpoint':
      return { type, url };
  }
}

/** The paths of pages that show what a keyword finds, in the spellings of all variants. */
const searchPaths = (tables: readonly Pick<RouteTable, 'routes'>[], { pages }: SiteSource) => [
  ...new Set(
    tables.flatMap(({ routes }) =>
      routes.flatMap(({ paths, page = '' }) => {
        const keyword = pages[page]?.params?.keyword;
        const named = `/:${keyword}`;
        return keyword === undefined
          ? []
          : paths.map((path) =>
              path
                .split(/(?=\/)/)
                .map((segment) => (segment.split('(')[0] === named ? '/:keyword' : segment))
                .join(''),
            );
      }),
    ),
  ),
];

/** The messages of one language, with the names of those that record. */
function consentWords(context: CompileContext, language: string): ConsentMessages {
  const { source, settings } = context;
  const { defaultDevice, defaultLanguage } = settings;
  const declared = settings.languages[language];
  const { tag = language } = declared ?? {};
  const messages = declared ? messagesOf(declared, language) : {};
  const pick = (text: string | Readonly<Record<string, string>>): string =>
    pickLanguage(text, language, defaultLanguage) ?? '';
  const { providers = [], privacy } = source.analytics ?? {};
  const script = /^zh\b/i.test(tag) ? 'zh' : 'others';
  const names = providers.map(({ type, name }) =>
    name === undefined
      ? (providerFacts[type].names?.[script] ?? pick(source.site.name))
      : pick(name),
  );
  const list = new Intl.ListFormat(tag, { type: 'conjunction' }).format([...new Set(names)]);
  const link =
    privacy === undefined
      ? {}
      : { link: context.spell(pick(privacy), { language, device: defaultDevice }) };
  return {
    title: messages.consentTitle ?? '',
    text: (messages.consentText ?? '').replace('{providers}', list),
    accept: messages.consentAccept ?? '',
    refuse: messages.consentRefuse ?? '',
    privacy: messages.consentPrivacy ?? '',
    accepted: messages.consentAccepted ?? '',
    refused: messages.consentRefused ?? '',
    change: messages.consentChange ?? '',
    ...link,
  };
}

/** What is recorded of visits; undefined: nothing is. */
export function compileAnalytics(
  context: CompileContext,
  tables: readonly Pick<RouteTable, 'routes'>[],
): AnalyticsModel | undefined {
  const { source, settings } = context;
  const { analytics, site } = source;
  if (!analytics) return undefined;
  const host = hostOf(source);
  const {
    events = ['search', 'download', 'outbound', 'form'],
    query = ['code', 'page'],
    hosts = host === undefined ? [] : [host],
    keywords = false,
    consent = true,
  } = analytics;
  return {
    base: site.base ?? '/',
    isHash: site.history === 'hash',
    providers: analytics.providers.map((each) => providerSettings(each, host)),
    events,
    keywords,
    query,
    hosts,
    searches: searchPaths(tables, source),
    ...(consent
      ? {
          consent: Object.fromEntries(
            Object.entries(settings.languages).map(([language, { tag = language }]) => [
              tag,
              consentWords(context, language),
            ]),
          ),
        }
      : {}),
  };
}

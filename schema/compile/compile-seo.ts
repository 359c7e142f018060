import { opensToAll } from '../access/opens-to-all.ts';
import type { SiteContent } from '../content/content-model.ts';
import { browserSource } from '../content/http/browser-source.ts';
import { parameterNames } from '../path/parse-path.ts';
import type { FeedModel, SeoModel } from '../seo-model.ts';
import type { Collection, StructuredData } from '../source.generated.ts';
import { detailOf } from './compile-collections.ts';
import type { CompileContext } from './compile-context.ts';
import { pickLanguage } from './pick-language.ts';

/** Whether every entry of a collection has a date: its front matter must say one, or its address needs one. */
function isDated({ required = [], detail }: Collection, { source, routes }: CompileContext) {
  const route = routes.find((each) => each.route.id === detail)?.route;
  const { date } = source.pages[route?.page ?? '']?.params ?? {};
  const paths = Object.values(route?.paths ?? {}).flat();
  const isInAddress =
    date !== undefined &&
    paths.some((path) => typeof path === 'string' && parameterNames(path).includes(date));
  return required.includes('date') || isInAddress;
}

/** The feeds that a site has: of entries in files, each with a page that anybody may open. */
function feedsOf(context: CompileContext, content: SiteContent): FeedModel[] {
  const { source, settings, routes } = context;
  if (source.site.history === 'hash') return [];
  return Object.keys(settings.languages).flatMap((language) =>
    Object.entries(source.collections ?? {}).flatMap(([collection, declared]): FeedModel[] => {
      const isOn = declared.feeds ?? isDated(declared, context);
      const variant = { language, device: settings.defaultDevice };
      const route = routes.find((each) => each.route.id === declared.detail);
      const isOpen = route !== undefined && opensToAll(route.access, source);
      if (
        !isOn ||
        browserSource(declared) ||
        !isOpen ||
        !detailOf(declared, { ...context, variant })
      ) {
        return [];
      }
      if (content.list(collection, language, {}, 1).total === 0) return [];
      const label =
        declared.label && pickLanguage(declared.label, language, settings.defaultLanguage);
      const name = `/feeds/${collection}.${language}`;
      return [
        {
          language,
          collection,
          ...(label === undefined ? {} : { label }),
          atom: `${name}.atom`,
          rss: `${name}.rss`,
        },
      ];
    }),
  );
}

/** What search engines, feed readers and link previews read of a site. */
export function compileSeo(context: CompileContext, content: SiteContent): SeoModel {
  const { source, settings } = context;
  const { organization = {}, sharePicture = source.site.logo } = source.site;
  const { address, ...rest } = organization;
  return {
    organization: {
      ...rest,
      address: Object.fromEntries(
        Object.keys(settings.languages).flatMap((language) => {
          const own = address && pickLanguage(address, language, settings.defaultLanguage);
          return own === undefined ? [] : [[language, own]];
        }),
      ),
    },
    ...(sharePicture === undefined ? {} : { sharePicture }),
    feeds: feedsOf(context, content),
    structuredData: Object.fromEntries(
      Object.entries(source.collections ?? {}).map(([name, declared]) => {
        const byDefault: StructuredData = {
          type: declared.events ? 'Event' : isDated(declared, context) ? 'NewsArticle' : 'none',
        };
        return [name, declared.structuredData ?? byDefault];
      }),
    ),
    sharePictures: {},
  };
}

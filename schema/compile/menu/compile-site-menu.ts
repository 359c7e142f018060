import { maxMenuDepth, type WebMenuItem } from '../../menu/web-config.ts';
import type { VariantContext } from '../compile-context.ts';
import { pickLanguage } from '../pick-language.ts';
import { type SiteMenuEntry, siteMenu } from './site-menu.ts';

/** The linkType of items that open in a new window. */
const newWindowType = 2;

/** The menu of the site file in one variant, as a web configuration would bring it. */
export function compileSiteMenu(context: VariantContext): readonly WebMenuItem[] {
  const { variant, settings } = context;
  const compileItems = (entries: readonly SiteMenuEntry[], depth: number): WebMenuItem[] =>
    (depth > maxMenuDepth ? [] : entries).map(({ item, title, code, address = '', children }) => {
      const text = (value: typeof item.subTitle): string =>
        value === undefined
          ? ''
          : (pickLanguage<string>(value, variant.language, settings.defaultLanguage) ?? '');
      return {
        pageCode: code,
        title,
        subTitle: text(item.subTitle),
        linkUrl: address,
        link: '',
        linkType: item.newWindow ? newWindowType : 0,
        image: item.image ?? '',
        imageText: text(item.imageText),
        childrens: compileItems(children, depth + 1),
      };
    });
  return compileItems(siteMenu(context, variant.language, variant.device), 1);
}

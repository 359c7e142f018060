import type { SiteModel } from '../../schema/model.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import type { DocumentLink } from '../state/document-head.ts';

/** What the links of a page follow from. Paths are those of the default device, with their query. */
export type LinkFacts = {
  readonly model: SiteModel;
  readonly device: string;
  /** Path of the open page, without its query. */
  readonly path: string;
  /** Path of the page that says the same, by which search engines know it, without its query. */
  readonly canonical: string;
  /** What of the query says which part of the page is shown, with its ?; '' for the whole. */
  readonly part: string;
  /** Language of the page as a BCP 47 tag. */
  readonly tag: string;
  readonly isDefaultLanguage: boolean;
  /** The same page in other languages, with the query of its part there. */
  readonly translations: readonly {
    readonly tag: string;
    readonly address: string;
    readonly isDefault: boolean;
  }[];
  /** Device variants that lack the page. */
  readonly lacks: readonly string[];
};

/** Where link relations for phones begin to count, as Google has it. */
const phones = 'only screen and (max-width: 640px)';

/** Address of the site's root as far as it is known, without a slash at its end. */
export const rootOf = ({ origin = '', base }: Pick<SiteModel, 'origin' | 'base'>): string =>
  origin + base.replace(/\/$/, '');

/**
 * The links of a page for search engines: its canonical address, the same page in other languages and for phones.
 * Languages are joined device by device, as Google asks for: desktop pages with desktop pages, phone pages with
 * phone pages. A page whose canonical address is another page's says nothing more.
 */
export function pageLinks(facts: LinkFacts): DocumentLink[] {
  const { model, device, part, translations, lacks } = facts;
  const root = rootOf(model);
  const spell = (address: string, each: string): string =>
    root + spellForDevice(address, each, model);
  const { hosted = {} } = model;
  const address = facts.canonical + part;
  const at = (name: string): string => {
    const host = hosted[name];
    return host ? rootOf({ ...model, ...host }) + address : spell(address, name);
  };
  const isMissing = (name: string): boolean => lacks.includes(name);
  const main = Object.keys(hosted).find((name) => hosted[name]?.isMain && !isMissing(name));
  const own = at(main ?? (isMissing(model.defaultDevice) ? device : model.defaultDevice));
  const isItself = spell(facts.path, device) === spell(facts.canonical, device);
  const links: DocumentLink[] = [{ rel: 'canonical', href: own }];
  if (!isItself) return links;
  const pairs = [
    { tag: facts.tag, address: facts.canonical + part, isDefault: facts.isDefaultLanguage },
    ...translations,
  ];
  if (translations.length > 0) {
    const hrefs = pairs.map(({ tag, address }) => ({
      hreflang: tag,
      href: spell(address, device),
    }));
    const byDefault = pairs.find(({ isDefault }) => isDefault) ?? pairs[0];
    if (byDefault) hrefs.push({ hreflang: 'x-default', href: spell(byDefault.address, device) });
    links.push(...hrefs.map((each) => ({ rel: 'alternate', ...each })));
  }
  if (device === model.defaultDevice && !main) {
    for (const [name, { form }] of Object.entries({ ...model.devices, ...hosted })) {
      if (name === device || form !== 'mobile' || isMissing(name)) continue;
      links.push({ rel: 'alternate', media: phones, href: at(name) });
    }
  }
  return links;
}

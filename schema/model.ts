import type { AnalyticsModel } from './analytics/analytics-settings.ts';
import type { CollectionModel } from './content/collection-model.ts';
import type { FullEntry, ListPage } from './content/content-model.ts';
import type { ShownCollections } from './content/shown-collections.ts';
import type { HeaderModel } from './frame/frame-model.ts';
import type { WebMenuItem } from './menu/web-config.ts';
import type { BootMessages } from './messages/boot-messages.ts';
import type { NoticeModel } from './notice-model.ts';
import type { OwnModel } from './own-model.ts';
import type { PlaceModel } from './place-model.ts';
import type { RedirectModel } from './redirects/redirect-model.ts';
import type { SeoModel } from './seo-model.ts';
import type {
  AccessSignIn,
  Block,
  ErrorPages,
  FlagExpression,
  Footer,
  FormReceiver,
  Guard,
  Layout,
  PageParams,
  RouteAccess,
  SearchGroup,
  SearchService,
} from './source.generated.ts';
import type { TwinMark } from './twin/spell-twin.ts';
import type { SearchTarget, ZoneModel } from './zone-model.ts';

/** One of the values that a variant is chosen by. */
export type VariantKey = { readonly language: string; readonly device: string };

/** A source value in one language: texts, lists and links are no longer kept by language. */
export type Localised<T> = T extends string | number | boolean | null | undefined
  ? T
  : T extends readonly Block[]
    ? ModelBlocks
    : T extends readonly (infer Item)[]
      ? readonly Localised<Item>[]
      : T extends object
        ? string extends keyof T
          ? T[keyof T] extends string | readonly string[]
            ? T[keyof T]
            : Readonly<Record<string, Localised<T[keyof T]>>>
          : { readonly [K in keyof T]: Localised<T[K]> }
        : never;

export type ModelGuard = Omit<Guard, 'fallback'> & { readonly fallback?: ModelBlocks };

type ModelBlockOf<B> = B extends Block
  ? Localised<Omit<B, 'guard' | 'devices'>> & { readonly guard?: ModelGuard }
  : never;

export type ModelBlock = ModelBlockOf<Block>;
/** A list of blocks; an interface, so that blocks inside of blocks end somewhere for the type checker. */
export interface ModelBlocks extends ReadonlyArray<ModelBlock> {}
export type BlockType = Block['type'];
export type BlockOf<Type extends BlockType> = Extract<ModelBlock, { type: Type }>;

export type LanguageModel = {
  readonly tag: string;
  /** Set where its text runs from right to left. */
  readonly dir?: 'rtl';
  readonly label: string;
  readonly toggle: string;
  /** Links of the header lead to the same page in this language. Absent: to its home, in a new window. */
  readonly switchesPage?: true;
  readonly prefix: string;
  readonly home: string;
  readonly config?: string;
  readonly routeTitles: boolean;
  readonly name: string;
  /** What opens under an item of the top menu. */
  readonly dropdowns: 'panel' | 'list';
  /** What the link to the language's home is called, in the language itself. */
  readonly openHome: string;
  /** What a link to a text in this language is called, in the language itself. */
  readonly readHere: string;
  readonly messages: BootMessages;
};

export type DeviceModel = TwinMark & {
  readonly form: 'desktop' | 'mobile';
  readonly userAgents: readonly string[];
  readonly touchUserAgents: readonly string[];
  readonly redirectTo: boolean;
  readonly redirectFrom: boolean;
};

/** A device variant whose pages have the same paths at another host; this site has none of them. */
export type HostedDevice = Omit<DeviceModel, keyof TwinMark> & {
  /** Where they are, without the base: https:// and a host. */
  readonly origin: string;
  /** Whether search engines know the pages by their addresses there. */
  readonly isMain?: true;
};

export type VariantModel = VariantKey & {
  /** File of the variant's route table, relative to the site's root. */
  readonly file: string;
  /** True where a path of the variant does not show its language or device, so that only a lookup shows them. */
  readonly irregular: boolean;
};

/** What all variants share: the file `site.json`. */
export type SiteModel = {
  readonly format: 1;
  /** Fingerprint of the whole model; it makes the addresses of the other files new after a change. */
  readonly build: string;
  readonly history: 'browser' | 'hash';
  readonly base: string;
  /** Public address of the site without the base: https:// and a host in ASCII; absent: not known. */
  readonly origin?: string;
  /** Time zone that days and moments without one are meant in, as the IANA names it; absent: UTC. */
  readonly timeZone?: string;
  /** Milliseconds. */
  readonly configTimeout: number;
  /** Components of the site's own; absent: it has none. */
  readonly own?: OwnModel;
  /** Browsers keep what was read (`schema/offline/`). Absent: they do not. */
  readonly pwa?: true;
  /** Addresses of old lead elsewhere (`redirectsFile`). Absent: none does. */
  readonly redirects?: true;
  /** Addresses of content APIs that pages call. */
  readonly origins: readonly string[];
  /** Other sites whose pages are shown inside of this one's; absent: none. */
  readonly frames?: readonly string[];
  /** What forms are sent to, by name; absent: there are none. */
  readonly receivers?: Readonly<Record<string, FormReceiver>>;
  readonly defaultLanguage: string;
  readonly defaultDevice: string;
  readonly languages: Readonly<Record<string, LanguageModel>>;
  readonly devices: Readonly<Record<string, DeviceModel>>;
  /** Device variants at other hosts; absent: there are none. */
  readonly hosted?: Readonly<Record<string, HostedDevice>>;
  readonly variants: readonly VariantModel[];
  readonly access: {
    readonly menuCodes: readonly string[];
    readonly fnCodes: readonly string[];
    readonly url?: string;
    /** Whether cookies go along to another origin; absent: they do not. */
    readonly credentials?: 'include' | 'same-origin';
    /** How visitors sign in; absent: the site does not know. */
    readonly signIn?: AccessSignIn;
    readonly flags: Readonly<Record<string, FlagExpression>>;
    readonly guardedCodes: readonly string[];
  };
  readonly menu: {
    /** By language, then by page code: the address that the item opens, in its desktop spelling. */
    readonly patches: Readonly<Record<string, Readonly<Record<string, string>>>>;
    /** Page codes of the items whose panel is the long one. */
    readonly wide: readonly string[];
    /** Page codes of the items that open a notice instead of leading anywhere. */
    readonly inDevelopment: readonly string[];
    /** What the drawer leaves out. */
    readonly drawer: {
      readonly omitCodes: readonly string[];
      readonly omitTitles: readonly string[];
      readonly omitUnlinked: boolean;
    };
  };
};

export type SearchModel = SearchTarget & {
  readonly groups: readonly Localised<SearchGroup>[];
  /** A search service that is asked. */
  readonly service?: SearchService;
};

/**
 * What only some sites have around their pages: notices, the hours of a place, links to the open page in other languages,
 * locks at closed items of the menu.
 */
export type LatePart = 'notices' | 'hours' | 'languages' | 'lock';

/** A footer in one variant. Addresses of codes are complete. */
export type FooterModel = Localised<Footer>;

export type RouteRow = {
  readonly id: string;
  /** The variant's own spelling; the first is canonical. */
  readonly paths: readonly string[];
  /** By path what its parameters may be, where that is not anything (`pathValues`). */
  readonly values?: Readonly<Record<string, string>>;
  readonly title?: string;
  readonly parent?: string;
  readonly page?: string;
  readonly layout?: Layout;
  readonly redirect?: string;
  /** Name of the data file that holds the page. Absent: the page stands in the table. */
  readonly group?: string;
  /** The route's own access rules and all its ancestors'. Absent: open. */
  readonly access?: readonly RouteAccess[];
  readonly hidden?: true;
  /** Search engines keep the page out of their results. */
  readonly noindex?: true;
  /** The page shows an entry. */
  readonly shows?: ShownCollections;
  /** Desktop paths of the same page in other languages, where they want the same parameters. */
  readonly partners?: Readonly<Record<string, string>>;
  /** Device variants that lack the route. */
  readonly lacks?: readonly string[];
};

export type PageModel = {
  readonly title?: string;
  readonly description?: string;
  readonly heading: 'band' | 'none';
  readonly layout: Layout;
  readonly params: PageParams;
  readonly blocks: ModelBlocks;
};

/** Pages with what their first render shows of collections. */
export type PageData = {
  readonly pages: Readonly<Record<string, PageModel>>;
  /** First pages of lists, by collection and what narrows them down. */
  readonly lists: Readonly<Record<string, ListPage>>;
  /** Entries by collection and id. */
  readonly entries: Readonly<Record<string, FullEntry>>;
};

export type GroupModel = {
  /** Relative to the site's root. */
  readonly file: string;
  /** The kinds of blocks that its pages use. */
  readonly blocks: readonly BlockType[];
};

/** The routes of one language on one device variant, with what every page of the variant needs. */
export type RouteTable = VariantKey &
  PageData & {
    readonly site: {
      readonly shortName: string;
      readonly tagline?: string;
      readonly description?: string;
      readonly logo?: string;
      readonly logoInverse?: string;
      readonly footer: FooterModel;
      /** Where it is not the default one. */
      readonly header?: HeaderModel;
      /** Which of header and footer are not the default ones; absent: neither. */
      readonly arranged?: readonly ('header' | 'footer')[];
      /** Those that it has; absent: none. */
      readonly lateParts?: readonly LatePart[];
      /** Notices above the header; absent: there are none. */
      readonly notices?: readonly NoticeModel[];
      /** The place whose hours the header shows, and the page with all of them. Absent: none. */
      readonly openingHours?: { readonly place: string; readonly link?: string };
      /** Words for the links to the device variants, by device. */
      readonly deviceLabels: Readonly<Record<string, string>>;
    };
    /** Words of the user interface; `key.one` and its like: for the numbers that the language has a form of its own for. */
    readonly messages: Readonly<Record<string, string>>;
    /** The menu of the site file, addresses in their desktop spelling. Absent: there is none. */
    readonly menu?: readonly WebMenuItem[];
    /** By page code: the document title that a menu item sets. */
    readonly menuTitles: Readonly<Record<string, string>>;
    /** The header's search box; absent: there is none. */
    readonly search?: SearchModel;
    readonly zones: readonly ZoneModel[];
    readonly collections: Readonly<Record<string, CollectionModel>>;
    /** Places that visitors come to, by name; absent: there are none. */
    readonly places?: Readonly<Record<string, PlaceModel>>;
    readonly routes: readonly RouteRow[];
    readonly groups: Readonly<Record<string, GroupModel>>;
    /** Pages for addresses without a page of their own, where the site brings them. */
    readonly errors: ErrorPages;
  };

export type GroupFile = VariantKey & PageData & { readonly group: string };

export type Model = {
  readonly site: SiteModel;
  readonly tables: readonly RouteTable[];
  readonly groups: readonly GroupFile[];
  readonly seo: SeoModel;
  /** Addresses of old; absent: there are none. */
  readonly redirects?: readonly RedirectModel[];
  /** What is recorded of visits; no page loads it, it stands in a script of its own. Absent: nothing is. */
  readonly analytics?: AnalyticsModel;
};

/* Generated from schema/language by `npm run generate`. Do not edit. */

/**
 * Words for readers: one text for all languages, or one by language code.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "text".
 */
export type Text =
  | string
  | {
      [k: string]: string;
    };
/**
 * Address of a picture or file below public/, starting with a slash, or an https:// address.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "asset".
 */
export type Asset = string;
/**
 * An address: a path of this site in its desktop spelling (twins and the other languages' partners are found by the route), or https://, mailto:, tel:. One for all languages, or one by language code.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "link".
 */
export type Link =
  | string
  | {
      [k: string]: string;
    };
/**
 * A part of the header: logo and name (together the way home), menu, search, language, accessibility (large text), theme (light or dark), hours (of site.openingHours), links and buttons (those of the header), space (pushes what follows to the end of the line).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "headerPart".
 */
export type HeaderPart =
  | "logo"
  | "name"
  | "menu"
  | "search"
  | "language"
  | "accessibility"
  | "theme"
  | "hours"
  | "links"
  | "buttons"
  | "space";
/**
 * Several lines or paragraphs: one list for all languages, or one by language code.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "textList".
 */
export type TextList =
  | string[]
  | {
      [k: string]: string[];
    };
/**
 * A path from the root of the site: literal segments and :parameters (/newsDetail/:id).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "path".
 */
export type RoutePath = string;
/**
 * Where something stands in an item of an answer: keys with dots, or several of them of which the first counts that is there.
 *
 * @minItems 1
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "answerPlace".
 */
export type AnswerPlace = string | string[];
/**
 * Frame around a page: standard (header and footer) or bare (without the common header).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "layout".
 */
export type Layout = "standard" | "bare";
/**
 * @minItems 1
 */
export type RoutePaths = string | RoutePath[] | boolean;
/**
 * What a :parameter may be. digits: 0 to 9 alone; year: four digits; month: 01 to 12; date: such as 2026-03-18; slug: letters of ASCII, digits, - and _. A list: one of these words, letter case ignored.
 *
 * @minItems 1
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "valueKind".
 */
export type ValueKind = string | string[];
/**
 * One part of a page.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "block".
 */
export type Block =
  | AccordionBlock
  | AlertBlock
  | ArticleListBlock
  | ArticleBlock
  | CallToActionBlock
  | CardsBlock
  | ChartBlock
  | ColumnsBlock
  | ContactBlock
  | CoverGridBlock
  | DirectoryBlock
  | DownloadsBlock
  | EmbedBlock
  | EntryLinesBlock
  | EntryTableBlock
  | EventCalendarBlock
  | EventListBlock
  | EventBlock
  | FactsBlock
  | FeesBlock
  | FiguresBlock
  | FormBlock
  | GalleryBlock
  | HeroBlock
  | InstitutionBlock
  | InstitutionsBlock
  | LeadStoryBlock
  | LinksBlock
  | LocalNavigationBlock
  | LogosBlock
  | MapBlock
  | NewsColumnsBlock
  | NewsFrontBlock
  | NoticeListBlock
  | NumberedMapBlock
  | OpeningHoursBlock
  | OrgChartBlock
  | PeopleBlock
  | PlacesBlock
  | ProfileBlock
  | QuotationBlock
  | RankedPeopleBlock
  | RichTextBlock
  | SearchBlock
  | SectionsBlock
  | ServiceBlock
  | ShareBlock
  | SignInBlock
  | SiteMapBlock
  | StatusBlock
  | StepsBlock
  | TableBlock
  | TabsBlock
  | TasksBlock
  | TextColumnsBlock
  | TextBlock
  | TimelineBlock
  | TimetableBlock
  | TopicBlock
  | TopicsBlock
  | VideoBlock;
/**
 * What stands on this device variant instead of the block.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "blockVariant".
 */
export type BlockVariant = boolean | Block[];
/**
 * A field that is shown: its name, or its name with a label or a form of its own.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "shownField".
 */
export type ShownField =
  | string
  | {
      /**
       * A field of the collection, or date, summary, source, code or type.
       */
      field: string;
      label?: Text;
      format?: ValueFormat;
    };
/**
 * An amount, words, or null for none.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "fee".
 */
export type Fee =
  | number
  | string
  | {
      [k: string]: string;
    }
  | null;
/**
 * One row: a list of its cells, or a mapping with the cells and a link.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "tableRow".
 */
export type TableRow =
  | Text[]
  | {
      /**
       * The cells, one a column.
       */
      cells: Text[];
      link?: Link;
    };
/**
 * When something is open on a day: closed, or times of 24 hours with a comma between, such as 9:00-12:00, 14:00-17:30. 18:00-2:00 lasts into the next day, 0:00-24:00 is the whole day.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "dayHours".
 */
export type DayHours = string;
/**
 * Another site: https:// and its host; *. stands for all hosts below one.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "origin".
 */
export type Origin = string;
/**
 * An opaque colour of CSS, such as "#7a1f2b"; in quotes, as # begins a comment in YAML.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "seedColour".
 */
export type SeedColour = string;
/**
 * How many pages site build writes as HTML.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "prerenderSettings".
 */
export type PrerenderSettings =
  | boolean
  | {
      /**
       * Entries of each collection and language at most, the newest first; pages of the others are drawn by the script. Default: all.
       */
      limit?: number;
    };
/**
 * How the site is installed like an app, and what its page for visitors without a connection shows.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "pwaSettings".
 */
export type PwaSettings =
  | boolean
  | {
      name?: Text;
      shortName?: Text;
      /**
       * Square pictures below public/: an SVG, or PNGs of which one is at least 192 and one at least 512 pixels wide. Default: site.logo.
       *
       * @minItems 1
       */
      icons?: Asset[];
      maskableIcon?: Asset;
      /**
       * How much of the browser the installed site shows: nothing (standalone), a few buttons (minimal-ui) or a tab as any other (browser).
       */
      display?: "standalone" | "minimal-ui" | "browser";
      picture?: Asset;
    };

/**
 * One website: its languages, devices, routes, menus, access codes and pages. The same keys may be written as YAML or JSON.
 */
export interface SiteSource {
  /**
   * Version of the site language. This is 1.
   */
  version: 1;
  /**
   * Files that hold some of the keys of this one, by their paths from this folder: a * stands for any part of a name, ** for any folders in between (pages/*.yaml). Lists are joined, this file first and then the files in this order, those that one pattern finds in the order of their names; maps are joined by name, and a name stands in one file.
   */
  include?: string[];
  site: Identity;
  /**
   * The languages of the site, by code (zh, en, fr …). Exactly one is the default. The order is the order of language links.
   */
  languages: {
    [k: string]: Language;
  };
  /**
   * The device variants. Each emits a twin of every route. The one without a suffix and a prefix is the desktop variant. Default: a desktop variant only.
   */
  devices?: {
    [k: string]: Device;
  };
  access?: Access;
  menu?: Menu;
  search?: SiteSearch;
  /**
   * Parts of the site with a frame of their own.
   */
  zones?: Zone[];
  /**
   * Names of the groups in which screens are loaded together, the first time a visitor opens one of them.
   */
  lazyGroups?: string[];
  /**
   * The route tree, in menu order. Nesting carries access, menu and breadcrumb; paths are always written in full.
   *
   * @minItems 1
   */
  routes: Route[];
  /**
   * Addresses of old that lead elsewhere or are gone: those of another system, with queries, too. The first that fits counts.
   *
   * @maxItems 20000
   */
  redirects?: Redirect[];
  /**
   * The pages that routes show, by name.
   */
  pages: {
    [k: string]: Page;
  };
  /**
   * Lists of entries (news, people, posts …) that blocks show, by name.
   */
  collections?: {
    [k: string]: Collection;
  };
  /**
   * Places that visitors come to, by name: addresses, numbers, opening hours.
   */
  places?: {
    [k: string]: Place;
  };
  /**
   * Other sites whose pages may be shown inside of this one (blocks embed and map); the content security policy allows these and no others.
   */
  embeds?: Origin[];
  /**
   * What forms are sent to, by name; the content security policy allows these and no others.
   */
  receivers?: {
    [k: string]: FormReceiver;
  };
  analytics?: Analytics;
  theme?: Theme;
  pictures?: PictureSettings;
  build?: BuildSettings;
  server?: ServerSettings;
  prerender?: PrerenderSettings;
  pwa?: PwaSettings;
  budget?: Budget;
  errors?: ErrorPages;
}
/**
 * What the site is called, where it is served and what stands in its header and footer.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "identity".
 */
export interface Identity {
  name: Text;
  shortName?: Text;
  description?: Text;
  /**
   * Public address of the site, without a folder: https:// and the host. Canonical addresses, sitemap, feeds and share pictures are written with it; without it none of them is.
   */
  origin?: string;
  organization?: Organization;
  sharePicture?: Asset;
  tagline?: Text;
  logo?: Asset;
  logoInverse?: Asset;
  /**
   * Notices above the header, one below the other.
   *
   * @minItems 1
   * @maxItems 5
   */
  notice?: Notice[];
  openingHours?: HeaderHours;
  /**
   * How addresses are kept: browser (/news, the server answers every path) or hash (/#/news, any file server will do).
   */
  history?: "browser" | "hash";
  /**
   * Folder the site is served from: / or /folder/.
   */
  base?: string;
  /**
   * Time zone that days and moments of publishAt and expires are meant in where they name none, such as Asia/Shanghai.
   */
  timeZone?: string;
  /**
   * Seconds after which a web configuration that has not arrived counts as failed.
   */
  configTimeout?: number;
  header?: Header;
  footer?: Footer;
}
/**
 * Who publishes the site, for search engines (schema.org). Name and logo are the site's.
 */
export interface Organization {
  /**
   * What kind of organization it is, as schema.org calls it.
   */
  type?:
    | "Organization"
    | "CollegeOrUniversity"
    | "EducationalOrganization"
    | "GovernmentOrganization"
    | "HighSchool"
    | "Hospital"
    | "Library"
    | "MiddleSchool"
    | "Museum"
    | "NGO"
    | "ResearchOrganization"
    | "School";
  /**
   * Addresses of pages elsewhere that are about the same organization, such as its encyclopedia entry or its account in a social network.
   */
  sameAs?: string[];
  /**
   * Telephone number, with the country code.
   */
  telephone?: string;
  /**
   * Mail address.
   */
  email?: string;
  address?: Text;
}
/**
 * A notice above the header: a storm, a closed building, a change of dates. It comes and goes by the visitor's clock.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "notice".
 */
export interface Notice {
  /**
   * What kind it is; each has a sign and a word of its own.
   */
  kind?: "information" | "warning" | "closed";
  title?: Text;
  text: Text;
  link?: LabelledLink;
  /**
   * It is shown from this moment on; a day is its midnight. Without a zone it is meant in the site's timeZone. Default: at once.
   */
  from?: string;
  /**
   * It is shown until this moment; a day counts to its end. Without a zone it is meant in the site's timeZone. Default: until it is taken out.
   */
  until?: string;
  /**
   * Codes of the languages that show it. Default: all.
   *
   * @minItems 1
   */
  languages?: string[];
  /**
   * Names of the pages that show it. Default: all.
   *
   * @minItems 1
   */
  pages?: string[];
  /**
   * Whether visitors can close it; it then stays closed for them until its words change.
   */
  dismissible?: boolean;
}
/**
 * A link and its words.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "labelledLink".
 */
export interface LabelledLink {
  label: Text;
  link: Link;
}
/**
 * Shows in the header whether a place is open, and until when.
 */
export interface HeaderHours {
  /**
   * Name of the place.
   */
  place: string;
  link?: Link;
}
/**
 * What the header is made of: a preset, or parts in an order of the site's own. A page of layout bare has a slim line instead.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "header".
 */
export interface Header {
  /**
   * standard: one line on a light ground, the phone's a bar in the colour of the header. twoLines: a slim dark line with links, hours and languages above the one with name and menu. masthead: name and logo large, the menu on a band below. compact: one low line, the menu behind a button at every width.
   */
  preset?: "standard" | "twoLines" | "masthead" | "compact";
  /**
   * One line or two on the desktop, each a list of parts in their order. Default: those of the preset.
   *
   * @minItems 1
   * @maxItems 2
   */
  lines?: HeaderPart[][];
  mobile?: HeaderMobile;
  /**
   * Whether it stays at the top of the window while the page scrolls: of two lines the second one. Default: on phones, not on the desktop.
   */
  sticky?: boolean;
  /**
   * Links beside the menu, such as to a catalogue or a mailbox.
   *
   * @maxItems 6
   */
  links?: LabelledLink[];
  /**
   * What visitors come to do, as buttons: the first stands out.
   *
   * @maxItems 2
   */
  buttons?: LabelledLink[];
}
/**
 * The same for phones, where it differs.
 */
export interface HeaderMobile {
  /**
   * One line or two on phones. The menu is a button there; links and buttons stand in its drawer.
   *
   * @minItems 1
   * @maxItems 2
   */
  lines?: HeaderPart[][];
}
/**
 * What the footer shows beside the name.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "footer".
 */
export interface Footer {
  /**
   * standard: name and address, columns, ways to other versions, on a dark ground. wide: the columns over the whole width, codes and accounts below them. plain: the same on the light ground of the page.
   */
  preset?: "standard" | "wide" | "plain";
  address?: TextList;
  hotline?: Text;
  /**
   * Up to three columns of links.
   *
   * @maxItems 3
   */
  columns?: FooterColumn[];
  legal?: Text;
  /**
   * Links of the legal line.
   */
  links?: LabelledLink[];
  note?: Text;
  siteMap?: FooterSiteMap;
  /**
   * Accounts elsewhere.
   *
   * @maxItems 8
   */
  social?: SocialLink[];
  /**
   * Codes to scan, each with its words: made from an address, or a picture.
   *
   * @maxItems 4
   */
  qrCodes?: FooterCode[];
  /**
   * Who the site works with, by logo or name.
   *
   * @maxItems 12
   */
  partners?: Partner[];
  filings?: Filings;
}
/**
 * A column of links with its title.
 */
export interface FooterColumn {
  title: Text;
  /**
   * Its links.
   */
  links: LabelledLink[];
}
/**
 * The way to everything there is.
 */
export interface FooterSiteMap {
  link?: Link;
  /**
   * How many columns the menu makes here, an item of its first level with those below it each. They stand behind the columns of the site's own.
   */
  columns?: number;
}
/**
 * An account of the institution in a service elsewhere.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "socialLink".
 */
export interface SocialLink {
  name: Text;
  /**
   * What is there, for the sign in front of the name.
   */
  kind?: "chat" | "posts" | "video" | "photos" | "sound" | "code" | "feed";
  link: Link;
}
/**
 * A code to scan.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "footerCode".
 */
export interface FooterCode {
  label: Text;
  address?: Link;
  picture?: Asset;
}
/**
 * An institution beside this one.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "partner".
 */
export interface Partner {
  name: Text;
  logo?: Asset;
  link?: Link;
}
/**
 * Numbers under which the site is filed in mainland China; each leads to the register.
 */
export interface Filings {
  /**
   * ICP filing number, as the register writes it; leads to beian.miit.gov.cn.
   */
  icp?: string;
  /**
   * Public security filing number, as the register writes it; leads to beian.mps.gov.cn.
   */
  security?: string;
}
/**
 * One language of the site.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "language".
 */
export interface Language {
  /**
   * True for the one language of addresses that name no language.
   */
  default?: boolean;
  /**
   * The language's own name for itself (中文, English, Français).
   */
  label: string;
  /**
   * Short label of the header's link to this language (EN, CN). Default: the code in capitals.
   */
  toggle?: string;
  /**
   * Where the header's link to this language leads. home: to its home page, in a new window; page: to the same page in it, in this window, and to its home page where there is none.
   */
  switch?: "home" | "page";
  /**
   * BCP 47 tag for <html lang>. Default: the code.
   */
  tag?: string;
  /**
   * What the language's paths start with, such as /EN. The default language may have none.
   */
  prefix?: string;
  home: RoutePath;
  /**
   * Address of the web configuration (site ids, name, navbar) for this language, below the base. Default: none is asked for.
   */
  config?: string;
  /**
   * Whether document titles use the route's title rather than the page's own heading; where a page lacks the one it has the other. Entries and sections are titled by their own headings either way.
   */
  routeTitles?: boolean;
  /**
   * Words of the user interface, by key. Chinese and English are built in; a further language gives all of them here, but for textDate and textMonth, which the browser fills in. They also replace built-in ones. Words with a number may be given by number: { one: …, other: … }.
   */
  messages?: {
    [k: string]: string | PluralText;
  };
  /**
   * What opens under an item of the top menu. panel: as wide as the window, with the subtitles and the picture of the item; list: the titles below the item.
   */
  dropdowns?: "panel" | "list";
}
/**
 * Words by number, as the language's grammar has it (CLDR plural rules): other is required, the rest where the language has a form of its own.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "pluralText".
 */
export interface PluralText {
  /**
   * For none.
   */
  zero?: string;
  /**
   * For one.
   */
  one?: string;
  /**
   * For two.
   */
  two?: string;
  /**
   * For a few, as the language counts.
   */
  few?: string;
  /**
   * For many, as the language counts.
   */
  many?: string;
  /**
   * For all other numbers.
   */
  other: string;
}
/**
 * One device variant: how its twins are spelled and who gets them.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "device".
 */
export interface Device {
  /**
   * What is added to the first path segment after the language prefix (H5: /news becomes /newsH5). The desktop variant has none.
   */
  suffix?: string;
  /**
   * In place of a suffix: what the paths of the variant start with, before the prefix of the language (/m: /news becomes /m/news, /en/news becomes /m/en/news).
   */
  prefix?: string;
  /**
   * In place of a suffix or a prefix: a host of the variant's own, where its pages have the same paths (m.example.org). site build writes a site for each host. In site dev, where there is one host, the name of the variant stands before the paths.
   */
  host?: string;
  /**
   * Which composition the variant is drawn in. Default: mobile for a variant with a suffix, a prefix or a host, desktop for the one without.
   */
  form?: "desktop" | "mobile";
  /**
   * A visitor whose browser names one of these (letter case counts) gets this variant.
   */
  userAgents?: string[];
  /**
   * Likewise, but only where the screen can be touched at more than one point (iPadOS 13 and later calls itself Macintosh). Default: Macintosh for a variant whose userAgents name iPad; [] counts such tablets as desktops.
   */
  touchUserAgents?: string[];
  /**
   * Which way visitors are led at the first address of a visit: to (to this variant, when the browser asks for it), from (away from it, when it does not), both, none.
   */
  redirect?: "both" | "to" | "from" | "none";
  label?: Text;
}
/**
 * Who may open what. It decides what is shown, it protects nothing: no secret belongs in a site file. A page around the site may set codes and sign-in status at run time by the event site-access on window (see docs/guide/access.md of the package site-runtime).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "access".
 */
export interface Access {
  anonymous?: AccessInfo;
  /**
   * Address of a JSON document with this visitor's menuCodes and fnCodes (lists of texts) and loginStatus (a whole number, 0: not signed in), asked for once at the start. Its codes are added to the anonymous ones. An answer that comes late is used when it comes.
   */
  url?: string;
  /**
   * Whether the visitor's cookies go along to access.url on another origin. include: they do; that server must answer with Access-Control-Allow-Credentials: true and name this site's origin (no *) in Access-Control-Allow-Origin, and its cookies must be SameSite=None; Secure. On the site's own origin they go along anyway.
   */
  credentials?: "include" | "same-origin";
  signIn?: AccessSignIn;
  /**
   * Menu codes that a menu item needs although no route names them. Codes that routes name are guarded anyway.
   */
  guardedCodes?: string[];
  /**
   * Named conditions. public is built in and always true.
   */
  flags?: {
    [k: string]: FlagExpression;
  };
}
/**
 * Codes that every visitor has.
 */
export interface AccessInfo {
  /**
   * Menu codes.
   */
  menuCodes?: string[];
  /**
   * Function codes.
   */
  fnCodes?: string[];
}
/**
 * The sign-in: at an OpenID Connect provider (issuer), by authorisation code with PKCE, as a public client; or at an address outside of this site (address). The page of a closed route offers it, and visitors come back to the address that they wanted. No secret belongs here: what a site file says is public.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "accessSignIn".
 */
export interface AccessSignIn {
  /**
   * Identifier of the provider, as its ID tokens have it in iss: an https:// address. Its addresses are read from /.well-known/openid-configuration below it, where endpoints does not name them.
   */
  issuer?: string;
  /**
   * What the provider calls this site: the client_id of a public client.
   */
  clientId?: string;
  redirect?: RoutePath;
  /**
   * Scopes that are asked for besides openid.
   */
  scopes?: string[];
  endpoints?: SignInEndpoints;
  /**
   * Where claims about the visitor are read: in the ID token, or at the provider's userinfo address as well.
   */
  claimsFrom?: "idToken" | "userinfo";
  /**
   * Name of the claim whose texts are menu codes: a list, or one text with blanks between them. Dots lead into a claim: realm_access.roles.
   */
  menuCodesClaim?: string;
  /**
   * Name of the claim whose texts are function codes.
   */
  fnCodesClaim?: string;
  /**
   * What visitors get besides, by what a claim says of them.
   */
  grants?: SignInGrant[];
  /**
   * Minutes until the visitor has to sign in again. Default: as long as the ID token holds.
   */
  lifetime?: number;
  /**
   * Address of a sign-in outside of this site, in place of issuer. What it grants comes by access.url, or by the event of the page around the site.
   */
  address?: string;
  /**
   * Name of the query parameter that gives address the address to come back to. Default: none.
   */
  returnTo?: string;
}
/**
 * Addresses of the provider. With authorization and token nothing is read from its configuration. Those on other hosts than the issuer's are named here in any case: the content security policy allows them.
 */
export interface SignInEndpoints {
  /**
   * Where visitors sign in.
   */
  authorization?: string;
  /**
   * Where the code is exchanged for the ID token.
   */
  token?: string;
  /**
   * The public keys by which ID tokens are checked (jwks_uri).
   */
  keys?: string;
  /**
   * What is known of the visitor.
   */
  userinfo?: string;
  /**
   * Where visitors sign out of the provider, too.
   */
  endSession?: string;
}
/**
 * A claim, and what it grants. Without claim everybody who signs in gets it.
 */
export interface SignInGrant {
  /**
   * Name of the claim. Dots lead into it: realm_access.roles.
   */
  claim?: string;
  /**
   * The value that it has, or has among others. Default: it is there, and not false.
   */
  is?: string | number | boolean;
  /**
   * Menu codes.
   */
  menuCodes?: string[];
  /**
   * Function codes.
   */
  fnCodes?: string[];
  /**
   * The sign-in status, in place of 1. Of several the last one that holds counts.
   */
  loginStatus?: number;
}
/**
 * A condition over the visitor's codes and sign-in. All keys that are given must hold.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "flagExpression".
 */
export interface FlagExpression {
  /**
   * The visitor has at least one of these menu codes.
   */
  anyMenu?: string[];
  /**
   * The visitor has all of these menu codes.
   */
  allMenus?: string[];
  /**
   * The visitor has at least one of these function codes.
   */
  anyFunction?: string[];
  /**
   * The visitor has all of these function codes.
   */
  allFunctions?: string[];
  /**
   * The sign-in status is one of these numbers (0: not signed in).
   */
  loginStatus?: number[];
  not?: FlagExpression;
  /**
   * At least one of these holds.
   */
  anyOf?: FlagExpression[];
}
/**
 * The menu, and how that of the web configuration is patched and shown.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "menu".
 */
export interface Menu {
  /**
   * The menu, in all languages. A web configuration that brings a menu is shown in its place; without either the routes make the menu.
   */
  items?: SiteMenuItem[];
  /**
   * By the page code of a parent item: which page its children's codes open. A child item with code c leads to path?code=c.
   */
  patches?: {
    [k: string]: MenuPatch;
  };
  /**
   * Page codes of the items whose panel is the long one.
   */
  wide?: string[];
  drawer?: DrawerMenu;
  /**
   * By page code: the document title that stands while the page is open to which the item led.
   */
  titles?: {
    [k: string]: MenuTitle;
  };
  /**
   * Page codes of the items that open the notice "system under development" instead of leading anywhere.
   */
  inDevelopment?: string[];
}
/**
 * One item of the menu.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "menuItem".
 */
export interface SiteMenuItem {
  title: Text;
  subTitle?: Text;
  /**
   * Id of the route that it opens, at its path in each language. Languages that lack the route do not have the item, unless an item below it exists there.
   */
  route?: string;
  /**
   * The section of the route's page that it opens: its code. Other languages open its translation.
   */
  section?: string;
  link?: Link;
  /**
   * Page code, by which patches, wide, drawer, titles, inDevelopment and access.guardedCodes know the item. Default: the code of its section in the language, else the id of its route.
   */
  code?: string;
  /**
   * Whether it opens a new window. Other sites do so.
   */
  newWindow?: boolean;
  image?: Asset;
  imageText?: Text;
  /**
   * Codes of the languages whose menus have the item. Default: all in which it leads somewhere.
   *
   * @minItems 1
   */
  languages?: string[];
  /**
   * The items below it.
   */
  children?: SiteMenuItem[];
}
/**
 * The page of a parent item and the codes of its children.
 */
export interface MenuPatch {
  path: RoutePath;
  /**
   * Page codes of the children.
   */
  codes: string[];
}
/**
 * What the drawer of the phone leaves out.
 */
export interface DrawerMenu {
  /**
   * Page codes of items that are left out, with all below them (the home item, to which the logo leads).
   */
  omitCodes?: string[];
  /**
   * Titles, in any language, of items below the first level that are left out.
   */
  omitTitles?: string[];
  /**
   * Whether items below the first level that lead nowhere are left out.
   */
  omitUnlinked?: boolean;
}
/**
 * A document title that a menu item sets.
 */
export interface MenuTitle {
  title: Text;
  /**
   * Another title on a device variant, by its name.
   */
  devices?: {
    [k: string]: Text;
  };
}
/**
 * The search box of the header. Default: there is none.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "siteSearch".
 */
export interface SiteSearch {
  /**
   * Id of the route that shows the results. Its page names the parameter that is the keyword, and its path has no other.
   */
  route: string;
  service?: SearchService;
  /**
   * Groups of words that mean the same, of any language: a search for one of them finds the others, too. Of the site's own index.
   *
   * @maxItems 500
   */
  synonyms?: string[][];
  /**
   * Up to three columns of links below the box.
   *
   * @maxItems 3
   */
  groups?: SearchGroup[];
}
/**
 * A search service over HTTP that is asked instead of the site's own index: what to call, and where things stand in its answers.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "searchService".
 */
export interface SearchService {
  /**
   * Address with {keyword}, {keywordJson} (as it stands inside of quotes in JSON), {language}, {page}, {size}, {from} (hits before this page), {kind}, {year}, {home} (names of the homes in a zone whose entries are wanted, with commas between), {sort} (best or newest) and {appId}, {siteId}, {appKey}, {projectId}, {searchChannelId} of the web configuration; each is encoded. One that starts with / begins at the site's root. A key of the query whose names have no value is left out.
   */
  url: string;
  /**
   * What the service calls the first page.
   */
  firstPage?: 0 | 1;
  /**
   * Where the hits stand in the answer: keys with dots (hits.hits).
   */
  items: string;
  /**
   * Where the number of all hits stands. Default: the number that came.
   */
  total?: string;
  fields: SearchFields;
  /**
   * Time zone in which moments of the answers become days, such as Asia/Shanghai. Default: the visitor's own.
   */
  timeZone?: string;
  success?: HttpSuccess;
  headers?: HttpHeaders;
  /**
   * Seconds until a call counts as failed.
   */
  timeout?: number;
  /**
   * How often a call that failed is tried again.
   */
  retries?: number;
  /**
   * Kilobytes that an answer may have.
   */
  maxSize?: number;
  /**
   * Whether the site's own index answers where the service fails. Without it no index is built.
   */
  fallback?: boolean;
}
/**
 * Where things stand in a hit: keys with dots, numbers for the items of lists (highlight.text.0). Where several are written, the first that is there counts.
 */
export interface SearchFields {
  title: AnswerPlace;
  excerpt?: AnswerPlace;
  link: AnswerPlace;
  date?: AnswerPlace;
  kind?: AnswerPlace;
}
/**
 * What of an answer says that all is well. Default: the HTTP status alone.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpSuccess".
 */
export interface HttpSuccess {
  /**
   * Where it stands.
   */
  at: string;
  /**
   * The values that mean success.
   *
   * @minItems 1
   */
  values: (string | number | boolean)[];
  /**
   * The values that mean that there is no such entry.
   *
   * @minItems 1
   */
  missing?: (string | number | boolean)[];
}
/**
 * Headers of every call; values may hold the same names in braces. They are public, but for those of a source with mode: build.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpHeaders".
 */
export interface HttpHeaders {
  [k: string]: string;
}
/**
 * A column of links with its title.
 */
export interface SearchGroup {
  title: Text;
  /**
   * Its links.
   */
  links: LabelledLink[];
}
/**
 * A part of the site with a frame of its own: all addresses under one first segment.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "zone".
 */
export interface Zone {
  /**
   * First segment of its paths after the language prefix, as on the desktop (relationHomePage: /relationHomePage/…, /EN/relationHomePageH5/…).
   */
  segment: string;
  layout?: Layout;
  /**
   * Id of the route that shows the results of a search from here. Default: that of the site. Where the zone has homes it finds what belongs to the one that the visitor came from, or to any of them.
   */
  search?: string;
  title?: Text;
  /**
   * The home pages that lie in the zone, by a name of their own (home=… in addresses), and what belongs to each. Links inside the zone keep whose home the visitor came from.
   */
  homes?: {
    [k: string]: ZoneHome;
  };
}
/**
 * A home page in a zone, and what belongs to it: that is what its search finds, besides the page itself.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "zoneHome".
 */
export interface ZoneHome {
  page: Link;
  title?: Text;
  /**
   * Which entries belong to it.
   */
  entries?: ZoneEntries[];
  frame?: ZoneFrame;
}
/**
 * Entries of a collection that belong to a home: those that meet all that is written, or all of the collection.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "zoneEntries".
 */
export interface ZoneEntries {
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Those with one of these codes.
   *
   * @minItems 1
   */
  codes?: string[];
  /**
   * Those that have one of the values under each of these fields; of a field with several values one is enough.
   */
  fields?: {
    /**
     * @minItems 1
     */
    [k: string]: (string | number | boolean)[];
  };
  /**
   * Those with one of these ids.
   *
   * @minItems 1
   */
  ids?: string[];
}
/**
 * A head and a footer of its own, on the page and on all others in the zone that visitors open from it. Default: a slim line above, the common footer below.
 */
export interface ZoneFrame {
  crest?: Asset;
  name?: Text;
  subtitle?: Text;
  /**
   * Links beside the name.
   *
   * @maxItems 7
   */
  navigation?: LabelledLink[];
  address?: Text;
  phone?: Text;
  mail?: Text;
  /**
   * Links in the footer. Default: those of the legal line of the site (`site.footer.links`).
   *
   * @maxItems 6
   */
  links?: LabelledLink[];
}
/**
 * One entry of the route tree: one screen in all its languages and devices.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "route".
 */
export interface Route {
  /**
   * Name of the route, unique in the site. The twins of a route share it.
   */
  id: string;
  /**
   * The route's path in each language, written in full; or several (the first is canonical, the others open the same screen); or false: this language has no such page, on purpose.
   */
  paths: {
    [k: string]: RoutePaths;
  };
  /**
   * What the :parameters of the paths may be, by name: a kind, or a list of words. An address with another value is none of this route. Default: anything.
   */
  values?: {
    [k: string]: ValueKind;
  };
  title?: Text;
  /**
   * Name of the page that is shown.
   */
  page?: string;
  redirect?: Link;
  layout?: Layout;
  /**
   * Name of the lazy group the screen is loaded with; true: on its own; false or left out: with the route table.
   */
  lazy?: string | boolean;
  access?: RouteAccess;
  /**
   * The route is not in the menu. It opens all the same.
   */
  hideInMenu?: boolean;
  /**
   * The route's children are not in the menu. They open all the same.
   */
  hideChildrenInMenu?: boolean;
  /**
   * false: search engines keep the route's page out of their results. Routes below it are not concerned.
   */
  index?: boolean;
  /**
   * Device variants that have this route. Default: all.
   *
   * @minItems 1
   */
  devices?: string[];
  /**
   * Routes below this one in menu, breadcrumb and access.
   */
  children?: Route[];
}
/**
 * What a visitor needs. All that is given must pass, and the parent's access too.
 */
export interface RouteAccess {
  /**
   * This flag holds.
   */
  flag?: string;
  /**
   * One of these flags holds.
   *
   * @minItems 1
   */
  anyFlag?: string[];
  /**
   * The visitor has this menu code.
   */
  code?: string;
  /**
   * true: menus show visitors who are not signed in the item of this route with a lock, where this condition is all that closes it. Its page offers the sign-in (access.signIn). false: there is no such item for them.
   */
  locked?: boolean;
}
/**
 * An address of old that leads to another one, or is gone. It belongs to no route, has no twins, and stands in no menu.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "redirect".
 */
export interface Redirect {
  from: RoutePath;
  /**
   * What the query has to say, by key: a value, letter case ignored, or :name for any value, which `to` can use. Other keys do not count. Default: anything.
   */
  query?: {
    [k: string]: string | number;
  };
  /**
   * What the parameters of `from` and `query` may be, by name. Another value is another address. Default: anything.
   */
  values?: {
    [k: string]: ValueKind;
  };
  /**
   * Where it leads: a path of this site in its desktop spelling, or https://…; parts and values of its query may be :parameters. Required unless the status is 410.
   */
  to?: string;
  /**
   * 301: moved for good, and search engines follow; 302: for now; 410: gone, there is nothing any more.
   */
  status?: 301 | 302 | 410;
}
/**
 * What a screen shows: a list of blocks in a layout.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "page".
 */
export interface Page {
  title?: Text;
  description?: Text;
  /**
   * false: search engines keep the page out of their results.
   */
  index?: boolean;
  /**
   * band: breadcrumb and title on a tinted band; none: a block brings the heading.
   */
  heading?: "band" | "none";
  layout?: Layout;
  params?: PageParams;
  /**
   * The blocks, from top to bottom.
   *
   * @minItems 1
   */
  blocks: Block[];
  /**
   * What differs on a device variant, by its name.
   */
  devices?: {
    [k: string]: PageVariant;
  };
}
/**
 * Which parameter of the path means what, as meaning: parameter (id: id, date: date, type: contentType, code: id, keyword: title).
 */
export interface PageParams {
  [k: string]: string;
}
/**
 * Questions and answers, or other parts with a title, closed until somebody opens them.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "accordionBlock".
 */
export interface AccordionBlock {
  /**
   * Kind of block.
   */
  type: "accordion";
  title?: Text;
  text?: Text;
  /**
   * Whether the first part is open at first.
   */
  open?: boolean;
  /**
   * Whether these are questions and their answers: search engines then get them as such (FAQPage).
   */
  questions?: boolean;
  /**
   * The parts.
   *
   * @minItems 1
   */
  items: AccordionItem[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A part that can be opened.
 */
export interface AccordionItem {
  title: Text;
  body: TextList;
  /**
   * Where more is written.
   *
   * @minItems 1
   */
  links?: LabelledLink[];
}
/**
 * The block is shown where the flag holds or the visitor has the function code; otherwise the fallback is.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "guard".
 */
export interface Guard {
  /**
   * Name of a flag.
   */
  flag?: string;
  /**
   * A function code.
   */
  function?: string;
  /**
   * Blocks for everybody else. Default: nothing.
   */
  fallback?: Block[];
}
/**
 * Something that readers of this page must not miss.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "alertBlock".
 */
export interface AlertBlock {
  /**
   * Kind of block.
   */
  type: "alert";
  /**
   * What kind it is; each has a sign and a word of its own.
   */
  kind?: "information" | "warning" | "closed";
  title?: Text;
  text: TextList;
  link?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A list of the entries of a collection in pages, the newest first. Page and filter stand in the address (?page=2&year=2025).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "articleListBlock".
 */
export interface ArticleListBlock {
  /**
   * Kind of block.
   */
  type: "articleList";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Fields of the entries that are shown with them, in this order; they need no inLists.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields?: ShownField[];
  /**
   * Whether the first entry is shown large, with its picture where it has one.
   */
  lead?: boolean;
  /**
   * address: only entries with the code in the address (the page's param `code`), where the collection has it; else all.
   */
  codeFrom?: "address";
  /**
   * What readers may choose from above the list: year of publication, or kind.
   */
  filter?: "year" | "type";
  /**
   * Only so many entries, without pages.
   */
  limit?: number;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * In which order a list stands: by one key of the entries. Pinned entries stay first, those without a value come last, equal ones stay as they stood.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "listSort".
 */
export interface ListSort {
  /**
   * A field of the collection, or title, date, updated, order, source, code or type. Numbers sort as numbers, days as days, texts as the language does (Chinese by pinyin), choices and codes in the order in which they are declared.
   */
  by: string;
  /**
   * ascending: the smallest, the oldest, or A first. descending: the other way round.
   */
  order?: "ascending" | "descending";
}
/**
 * How a number or a day is written, as the language of the page does.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "valueFormat".
 */
export interface ValueFormat {
  /**
   * plain: 12500; grouped: 12,500; percent: 0.35 as 35%; compact: 12,500 as 13K.
   */
  number?: "plain" | "grouped" | "percent" | "compact";
  /**
   * The number is an amount of this currency, by its ISO 4217 code.
   */
  currency?: string;
  /**
   * Digits behind the point. Default: as many as the number has, with a currency those that it usually has.
   */
  decimals?: number;
  unit?: Text;
  /**
   * How much of a day is written: the whole day, its month and year, or its year.
   */
  day?: "day" | "month" | "year";
}
/**
 * One entry, found by the id in the address, to read.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "articleBlock".
 */
export interface ArticleBlock {
  /**
   * Kind of block.
   */
  type: "article";
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Further collections whose entries the same address shows; an entry's type says which.
   */
  also?: string[];
  chapters?: Chapters;
  facts?: ArticleFacts;
  related?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * All entries of a collection in their order, to go to, beside the text: for handbooks and guides. Default: none.
 */
export interface Chapters {
  title: Text;
  /**
   * Which collection. One page of its list holds all of them: see its pageSize.
   */
  collection: string;
}
/**
 * Where the fields of the entry stand as facts, and which. Default: below the text, all that have a label.
 */
export interface ArticleFacts {
  /**
   * beside: in the column beside the text, on a phone above it; above: in a row above the text.
   */
  place: "beside" | "above";
  title?: Text;
  /**
   * Which ones, in this order; the others that have a label stay below the text. Default: all that have a label.
   *
   * @minItems 1
   * @maxItems 12
   */
  fields?: ShownField[];
}
/**
 * A sentence that invites, with one or two buttons.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "callToActionBlock".
 */
export interface CallToActionBlock {
  /**
   * Kind of block.
   */
  type: "callToAction";
  title: Text;
  text?: Text;
  /**
   * The buttons; the first is what most people want.
   *
   * @minItems 1
   * @maxItems 2
   */
  links: LabelledLink[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Things to choose from, in columns of unequal width; the first one ranks first.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "cardsBlock".
 */
export interface CardsBlock {
  /**
   * Kind of block.
   */
  type: "cards";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * true: a list with numbers beside the picture of the first, for things to visit or to read in this order. Default: columns.
   */
  numbered?: boolean;
  /**
   * The things, the most important first.
   *
   * @minItems 1
   */
  items: Card[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One thing to choose.
 */
export interface Card {
  title: Text;
  text?: Text;
  meta?: Text;
  picture?: Picture;
  link?: Link;
}
/**
 * A picture.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "picture".
 */
export interface Picture {
  src: Asset;
  alt?: Text;
  caption?: Text;
}
/**
 * Numbers as bars or lines, drawn when the page is built, with the numbers in a table behind.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "chartBlock".
 */
export interface ChartBlock {
  /**
   * Kind of block.
   */
  type: "chart";
  title: Text;
  text?: Text;
  /**
   * bars: to compare; lines: how it went.
   */
  kind?: "bars" | "lines";
  head?: Text;
  /**
   * What is compared, or when.
   */
  labels: Text[];
  /**
   * The numbers, up to four series beside each other.
   *
   * @minItems 1
   * @maxItems 4
   */
  series: ChartSeries[];
  format?: ValueFormat;
  source?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Numbers that belong together.
 */
export interface ChartSeries {
  name: Text;
  /**
   * One number a label; null where it is not known.
   */
  values: (number | null)[];
}
/**
 * Blocks in columns side by side; one below the other where there is no room, and on mobile.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "columnsBlock".
 */
export interface ColumnsBlock {
  /**
   * Kind of block.
   */
  type: "columns";
  /**
   * The columns, from the start of the line.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: Column[];
  /**
   * What they stand on: the page, or a tint from edge to edge.
   */
  ground?: "page" | "tint";
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One column.
 */
export interface Column {
  /**
   * How many of the twelve columns of the page it has.
   */
  width: number;
  /**
   * Whether each of its blocks stands in a tinted panel, for what belongs beside the text.
   */
  panels?: boolean;
  /**
   * Its blocks.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * Offices to reach: where they are, their numbers and hours.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "contactBlock".
 */
export interface ContactBlock {
  /**
   * Kind of block.
   */
  type: "contact";
  title?: Text;
  text?: Text;
  /**
   * The offices.
   *
   * @minItems 1
   */
  items: ContactItem[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One office or person to reach.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "contactItem".
 */
export interface ContactItem {
  name: Text;
  text?: Text;
  address?: TextList;
  phone?: Text;
  fax?: Text;
  mail?: Text;
  hours?: Text;
  link?: LabelledLink;
}
/**
 * The entries of a collection as covers side by side: books, films, exhibitions. One without a picture gets a drawn cover with its title.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "coverGridBlock".
 */
export interface CoverGridBlock {
  /**
   * Kind of block.
   */
  type: "coverGrid";
  title?: Text;
  text?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Width to height of a cover.
   */
  ratio?: "2:3" | "3:4" | "1:1" | "4:3" | "16:9";
  /**
   * Fields shown below the title, one a line; they need no inLists. The first also stands on drawn covers.
   *
   * @minItems 1
   * @maxItems 4
   */
  fields?: ShownField[];
  /**
   * Only so many entries, without pages.
   */
  limit?: number;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * People of a collection in groups, with a search field: who is where, and how to reach them.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "directoryBlock".
 */
export interface DirectoryBlock {
  /**
   * Kind of block.
   */
  type: "directory";
  title?: Text;
  text?: Text;
  /**
   * Which collection. One page of its list holds all of them: see its pageSize.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * initial: by the first letter of the name, Chinese by pinyin; code: by section.
   */
  groupBy?: "initial" | "code";
  /**
   * Fields shown beside the name; the first stands below it. Telephone numbers and mail addresses are links.
   *
   * @minItems 1
   * @maxItems 6
   */
  fields?: ShownField[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Documents to fetch.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "downloadsBlock".
 */
export interface DownloadsBlock {
  /**
   * Kind of block.
   */
  type: "downloads";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * The documents. An empty list says that there is nothing yet.
   */
  items: Download[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One document.
 */
export interface Download {
  label: Text;
  file: Asset;
  size?: Text;
  date?: Text;
}
/**
 * A page of another site inside of this one: a film, a map, a catalogue, a calendar. It is loaded when the visitor asks for it. Its site stands under embeds.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "embedBlock".
 */
export interface EmbedBlock {
  /**
   * Kind of block.
   */
  type: "embed";
  title: Text;
  text?: Text;
  /**
   * Address that its provider gives for embedding.
   */
  src: string;
  provider?: Text;
  link?: Link;
  /**
   * Width to height.
   */
  ratio?: string;
  picture?: Picture;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The entries of a section as lines: title, a few words, and a value at the end of the row.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "entryLinesBlock".
 */
export interface EntryLinesBlock {
  /**
   * Kind of block.
   */
  type: "entryLines";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Only so many entries.
   */
  limit?: number;
  /**
   * Fields: the first stands below the title, the second at the end of the row, in the accent colour.
   *
   * @minItems 1
   * @maxItems 2
   */
  columns?: ShownField[];
  count?: Text;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The entries of a collection as a table: title, and fields as further columns.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "entryTableBlock".
 */
export interface EntryTableBlock {
  /**
   * Kind of block.
   */
  type: "entryTable";
  title?: Text;
  text?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Only so many entries.
   */
  limit?: number;
  head?: Text;
  /**
   * Fields, one a column; their labels are the heads. `date` is the day of publication, `summary` the summary.
   *
   * @minItems 1
   * @maxItems 6
   */
  columns: ShownField[];
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The events of a collection: a month on desktop, a week on mobile, as a list on demand. What readers choose stands in the address (?month=2026-04&type=talk).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "eventCalendarBlock".
 */
export interface EventCalendarBlock {
  /**
   * Kind of block.
   */
  type: "eventCalendar";
  title?: Text;
  /**
   * A collection with `events`.
   */
  collection: string;
  /**
   * What readers may choose from, several at once: type, audience, place, and fields of the type `choice`.
   */
  filters?: string[];
  /**
   * Places whose hours of today stand beside it.
   *
   * @minItems 1
   */
  openingHours?: string[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The next events of a collection, the soonest first. Those that are over go by the visitor's clock.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "eventListBlock".
 */
export interface EventListBlock {
  /**
   * Kind of block.
   */
  type: "eventList";
  title?: Text;
  /**
   * A collection with `events`.
   */
  collection: string;
  only?: EventChoice;
  /**
   * Only so many events.
   */
  limit?: number;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Only events of this kind, for this audience, or at this place.
 */
export interface EventChoice {
  /**
   * One of the collection's `types`.
   */
  type?: string;
  /**
   * One of the collection's `audiences`.
   */
  audience?: string;
  /**
   * A place under `places`.
   */
  place?: string;
}
/**
 * One event to read, found by the id in the address: when, where, for whom, how to book, its next dates, its calendar file, and its text.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "eventBlock".
 */
export interface EventBlock {
  /**
   * Kind of block.
   */
  type: "event";
  /**
   * A collection with `events`.
   */
  collection: string;
  related?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A statement beside a list of facts.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "factsBlock".
 */
export interface FactsBlock {
  /**
   * Kind of block.
   */
  type: "facts";
  statement?: Text;
  /**
   * The facts. Default: the statement stands alone.
   *
   * @minItems 1
   */
  items?: Fact[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One fact: what, and its value.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "fact".
 */
export interface Fact {
  label: Text;
  value: Text;
}
/**
 * Prices or fees: what costs how much for whom. On a phone each row is a list of its own.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "feesBlock".
 */
export interface FeesBlock {
  /**
   * Kind of block.
   */
  type: "fees";
  title?: Text;
  text?: Text;
  head?: Text;
  /**
   * Currency of numbers, by its ISO 4217 code. Default: numbers as they stand.
   */
  currency?: string;
  /**
   * Who pays, one a column.
   *
   * @minItems 1
   * @maxItems 6
   */
  columns: Text[];
  /**
   * What is paid for.
   *
   * @minItems 1
   */
  rows: FeeRow[];
  notes?: TextList;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One thing to pay for.
 */
export interface FeeRow {
  label: Text;
  note?: Text;
  /**
   * One fee a column: a number (0 is free), words, or null where there is none.
   *
   * @minItems 1
   */
  fees: Fee[];
}
/**
 * Two to six numbers, set large.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "figuresBlock".
 */
export interface FiguresBlock {
  /**
   * Kind of block.
   */
  type: "figures";
  title?: Text;
  /**
   * The numbers, the most important first.
   *
   * @minItems 2
   * @maxItems 6
   */
  items: Figure[];
  picture?: Picture;
  source?: Text;
  /**
   * grid: large, each under a rule; row: one row from edge to edge between two lines, for the place below a hero.
   */
  layout?: "grid" | "row";
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One number.
 */
export interface Figure {
  value: Text;
  unit?: Text;
  label: Text;
  note?: Text;
}
/**
 * A form: what is entered is sent to a receiver of the site. It works without scripts; what was typed stays where sending fails.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "formBlock".
 */
export interface FormBlock {
  /**
   * Kind of block.
   */
  type: "form";
  /**
   * Name of the form; it is sent along as _form.
   */
  name: string;
  title?: Text;
  text?: Text;
  /**
   * Name of the receiver.
   */
  to: string;
  /**
   * The fields, in groups of what belongs together.
   *
   * @minItems 1
   * @maxItems 12
   */
  groups: FormGroup[];
  submit?: Text;
  note?: Text;
  sent?: FormSent;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Fields that belong together.
 */
export interface FormGroup {
  title?: Text;
  /**
   * The fields.
   *
   * @minItems 1
   * @maxItems 60
   */
  fields: FormField[];
}
/**
 * One field of a form.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "formField".
 */
export interface FormField {
  /**
   * Name that its value is sent by.
   */
  name: string;
  /**
   * What is entered. choice: one of the options; choices: any of them; consent: a tick that has to be set.
   */
  kind: "text" | "textarea" | "email" | "phone" | "number" | "date" | "choice" | "choices" | "file" | "consent";
  label: Text;
  hint?: Text;
  link?: LabelledLink;
  /**
   * May be left out.
   */
  optional?: boolean;
  /**
   * Answers of choice and choices.
   *
   * @minItems 1
   * @maxItems 200
   */
  options?: FormOption[];
  /**
   * How a choice is shown: as a list that opens, or as buttons side by side.
   */
  display?: "list" | "buttons";
  /**
   * half: two such fields stand side by side on desktops.
   */
  width?: "full" | "half";
  /**
   * Least number; of a date the first day, such as 2026-03-18, or today.
   */
  min?: number | string;
  /**
   * Largest number; of a date the last day, such as 2026-03-18, or today.
   */
  max?: number | string;
  /**
   * Fewest characters.
   */
  minLength?: number;
  /**
   * Most characters.
   */
  maxLength?: number;
  /**
   * Regular expression that the whole text fits.
   */
  pattern?: string;
  /**
   * Endings of files that are taken, such as .pdf.
   *
   * @minItems 1
   */
  accept?: string[];
  /**
   * Size of the largest file, in megabytes.
   */
  maxSize?: number;
}
/**
 * One answer to choose.
 */
export interface FormOption {
  /**
   * What is sent: the same in every language.
   */
  value: string;
  label: Text;
  text?: Text;
  /**
   * Shown, and cannot be chosen: it is taken.
   */
  disabled?: boolean;
}
/**
 * What is shown when it was sent. Default: that it was.
 */
export interface FormSent {
  title: Text;
  text?: Text;
  page?: Link;
  /**
   * Where to go from here.
   */
  links?: LabelledLink[];
}
/**
 * Pictures with their captions; each opens large.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "galleryBlock".
 */
export interface GalleryBlock {
  /**
   * Kind of block.
   */
  type: "gallery";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * The pictures, the best first.
   *
   * @minItems 1
   */
  items: Picture[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Head of an institution: crest, name, a few words and actions beside a picture.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "heroBlock".
 */
export interface HeroBlock {
  /**
   * Kind of block.
   */
  type: "hero";
  crest?: Asset;
  name?: Text;
  title: Text;
  text?: Text;
  /**
   * Up to two links.
   *
   * @maxItems 2
   */
  actions?: LabelledLink[];
  picture?: Picture;
  /**
   * What the words stand on: the blue of the water, or the tint of a page about one thing.
   */
  ground?: "sea" | "tint";
  /**
   * Up to three facts below the words.
   *
   * @maxItems 3
   */
  facts?: Fact[];
  /**
   * At which end of the line the picture stands.
   */
  pictureSide?: "start" | "end";
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Home page of one institution of a collection, chosen by a key of the query; the first one at first.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "institutionBlock".
 */
export interface InstitutionBlock {
  /**
   * Kind of block.
   */
  type: "institution";
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Key of the query that names the institution (?code=…).
   */
  by: string;
  /**
   * Field with the address of the crest.
   */
  crest?: string;
  /**
   * Field with its statement.
   */
  statement?: string;
  /**
   * Fields that stand as facts beside the statement.
   */
  facts?: string[];
  steps?: InstitutionSteps;
  table?: InstitutionTable;
  scene?: InstitutionScene;
  people?: InstitutionPeople;
  news?: InstitutionNews;
  /**
   * Up to two links in the head.
   *
   * @maxItems 2
   */
  actions?: LabelledLink[];
  /**
   * Field of the type links with an institution's own links in the head, in place of those.
   */
  actionsFrom?: string;
  visit?: InstitutionVisit;
  /**
   * Field with a short name for the list of the others. Default: the title.
   */
  name?: string;
  others?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The calendar.
 */
export interface InstitutionSteps {
  title: Text;
  /**
   * Field of the type steps.
   */
  field: string;
  /**
   * Field with an institution's own title, where that one does not fit it.
   */
  titleFrom?: string;
}
/**
 * The programmes.
 */
export interface InstitutionTable {
  title: Text;
  /**
   * Field of the type table.
   */
  field: string;
  /**
   * Field with an institution's own title, where that one does not fit it.
   */
  titleFrom?: string;
}
/**
 * A wide picture above the text, with figures in its margin.
 */
export interface InstitutionScene {
  /**
   * Field with the address of the picture.
   */
  picture: string;
  /**
   * Field with what it shows.
   */
  alt?: string;
  /**
   * Field with the line below the figures.
   */
  caption?: string;
  /**
   * Field of the type facts, of which two are shown.
   */
  figures?: string;
}
/**
 * Who teaches or works there, by their portraits, five at most; none are shown where nobody names it.
 */
export interface InstitutionPeople {
  title: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Field of that collection which names the institution's id.
   */
  field: string;
  /**
   * Field of that collection with what they are.
   */
  role?: string;
  more?: LabelledLink;
}
/**
 * News about it.
 */
export interface InstitutionNews {
  title: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Field of that collection which names the institution's id.
   */
  field: string;
  more?: LabelledLink;
}
/**
 * How to come: the map of the theme (art-map) beside an address and whom to call.
 */
export interface InstitutionVisit {
  title: Text;
  /**
   * Field with a sentence on the place.
   */
  text?: string;
  /**
   * Fields with address, telephone and mail.
   *
   * @minItems 1
   * @maxItems 6
   */
  facts: ShownField[];
  action?: LabelledLink;
}
/**
 * Institutions of a collection, each with its name, subject and a few facts; they lead to their home pages.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "institutionsBlock".
 */
export interface InstitutionsBlock {
  /**
   * Kind of block.
   */
  type: "institutions";
  title?: Text;
  text?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  /**
   * Field with its subject.
   */
  subject?: string;
  /**
   * Field with the address of its crest. With it or with a map, the institutions stand in numbered rows.
   */
  crest?: string;
  /**
   * Fields that stand as figures at the end of the row, up to four. Without crest and map, outside of a column: lines beside the introduction, each with the first of them that it has.
   *
   * @minItems 1
   * @maxItems 4
   */
  columns?: ShownField[];
  /**
   * Field of the type choice by which readers narrow the rows down.
   */
  filter?: string;
  map?: InstitutionsMap;
  home?: Link;
  /**
   * That key.
   */
  by?: string;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A map above the rows, from edge to edge: the drawing of the theme (art-map) with a pin for each institution.
 */
export interface InstitutionsMap {
  title: Text;
  text?: Text;
  /**
   * Up to three figures.
   *
   * @maxItems 3
   */
  figures?: Fact[];
  /**
   * Field with a short name for the pin. Default: the title.
   */
  name?: string;
  /**
   * Field with a few words more about the chosen institution.
   */
  line?: string;
  /**
   * Field with the pin's place: hundredths of the drawing's width, from the left.
   */
  x: string;
  /**
   * The same: hundredths of its height, from the top.
   */
  y: string;
}
/**
 * The lead story of a home page, on the sea ground with its scene.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "leadStoryBlock".
 */
export interface LeadStoryBlock {
  /**
   * Kind of block.
   */
  type: "leadStory";
  tag?: Text;
  category?: Text;
  /**
   * Day, as YYYY-MM-DD.
   */
  date?: string;
  title: Text;
  text?: Text;
  link?: Link;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A list of things to open, in rows, with an introduction beside it.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "linksBlock".
 */
export interface LinksBlock {
  /**
   * Kind of block.
   */
  type: "links";
  title?: Text;
  text?: Text;
  hotline?: Fact;
  /**
   * The rows.
   */
  items: LinkItem[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One entry of a list of links.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "linkItem".
 */
export interface LinkItem {
  title: Text;
  text?: Text;
  link?: Link;
}
/**
 * A row of links to pages that belong together, or to parts of one; the open one is marked.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "localNavigationBlock".
 */
export interface LocalNavigationBlock {
  /**
   * Kind of block.
   */
  type: "localNavigation";
  /**
   * The links.
   *
   * @minItems 2
   * @maxItems 9
   */
  items: LabelledLink[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Marks of partners, in rows.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "logosBlock".
 */
export interface LogosBlock {
  /**
   * Kind of block.
   */
  type: "logos";
  title?: Text;
  text?: Text;
  /**
   * The partners.
   *
   * @minItems 1
   */
  items: Logo[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One mark.
 */
export interface Logo {
  name: Text;
  src: Asset;
  link?: Link;
}
/**
 * Where it is and how to get there, with a drawn map. Nothing is loaded from elsewhere, but for a frame that the visitor asks for.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "mapBlock".
 */
export interface MapBlock {
  /**
   * Kind of block.
   */
  type: "map";
  title: Text;
  text?: Text;
  picture?: Picture;
  address?: TextList;
  coordinates?: Coordinates;
  /**
   * Ways to arrive, one a row.
   */
  ways?: MapWay[];
  /**
   * Links to map services outside.
   */
  links?: LabelledLink[];
  /**
   * Name of one of the site's places: address, coordinates, ways and links are its own, but for those that stand here.
   */
  place?: string;
  frame?: MapFrame;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Where it is on the globe, as GPS says it (WGS 84). Phones get a link to their map.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "coordinates".
 */
export interface Coordinates {
  /**
   * Degrees north; south is negative.
   */
  latitude: number;
  /**
   * Degrees east; west is negative.
   */
  longitude: number;
}
/**
 * One way to arrive.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "mapWay".
 */
export interface MapWay {
  title: Text;
  text?: Text;
  time?: Text;
}
/**
 * A map of a provider in place of the drawn one, loaded when the visitor asks for it. Its site stands under embeds.
 */
export interface MapFrame {
  /**
   * Address that the provider gives for embedding.
   */
  src: string;
  provider?: Text;
}
/**
 * The newest entries of two or three sections side by side, in columns of unequal width; the first has the picture of its newest.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "newsColumnsBlock".
 */
export interface NewsColumnsBlock {
  /**
   * Kind of block.
   */
  type: "newsColumns";
  /**
   * The sections, the most important first.
   *
   * @minItems 2
   * @maxItems 3
   */
  columns: NewsColumn[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One section.
 */
export interface NewsColumn {
  title: Text;
  link?: Link;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  /**
   * How many entries at most. Default: one in the first column, five in the others.
   */
  limit?: number;
}
/**
 * A news front: a feature with picture, a list, and a panel of notices.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "newsFrontBlock".
 */
export interface NewsFrontBlock {
  /**
   * Kind of block.
   */
  type: "newsFront";
  title: Text;
  /**
   * Links to the parts of the section.
   */
  tabs?: LabelledLink[];
  more?: LabelledLink;
  /**
   * Collection whose first entry is the feature and whose next six are the list.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  /**
   * At most so many entries in the list.
   */
  limit?: number;
  notices?: FrontNotices;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The panel at the right.
 */
export interface FrontNotices {
  title: Text;
  /**
   * Collection whose first four entries are shown.
   */
  collection: string;
  more?: LabelledLink;
}
/**
 * Announcements in rows: number, title, office, day; those whose deadline has not passed are marked.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "noticeListBlock".
 */
export interface NoticeListBlock {
  /**
   * Kind of block.
   */
  type: "noticeList";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Only so many entries.
   */
  limit?: number;
  /**
   * Field with the number of the document.
   */
  number?: string;
  /**
   * Field with the last day.
   */
  deadline?: string;
  /**
   * What readers may choose from above the list: year of publication, or kind.
   */
  filter?: "year" | "type";
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A numbered map beside the list of its places.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "numberedMapBlock".
 */
export interface NumberedMapBlock {
  /**
   * Kind of block.
   */
  type: "numberedMap";
  title: Text;
  text?: Text;
  /**
   * Up to three figures, the value large.
   *
   * @maxItems 3
   */
  figures?: Fact[];
  /**
   * The places, in the order of their numbers.
   *
   * @minItems 1
   */
  items: LinkItem[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * When the site's places are open: today and at the moment, by the clock of the site's timeZone, and all weeks, seasons and exceptions below.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "openingHoursBlock".
 */
export interface OpeningHoursBlock {
  /**
   * Kind of block.
   */
  type: "openingHours";
  title?: Text;
  text?: Text;
  /**
   * Names of the places, in this order. Default: all.
   *
   * @minItems 1
   */
  places?: string[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Units of an organisation and what belongs to them, drawn as a chart.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "orgChartBlock".
 */
export interface OrgChartBlock {
  /**
   * Kind of block.
   */
  type: "orgChart";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * The units at the top, most often one.
   *
   * @minItems 1
   */
  units: OrgUnit[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A unit of an organisation.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "orgUnit".
 */
export interface OrgUnit {
  title: Text;
  text?: Text;
  link?: Link;
  /**
   * The units that belong to it, as deep as wanted.
   *
   * @minItems 1
   */
  children?: OrgUnit[];
}
/**
 * People or posts of a collection, each with what it is responsible for.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "peopleBlock".
 */
export interface PeopleBlock {
  /**
   * Kind of block.
   */
  type: "people";
  title?: Text;
  text?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Only so many entries.
   */
  limit?: number;
  /**
   * list: one below the other, or two side by side; portraits: a row of portraits, the first one larger.
   */
  layout?: "list" | "portraits";
  /**
   * Field shown as a line below the name.
   */
  line?: string;
  /**
   * With portraits: field with what a person is.
   */
  role?: string;
  /**
   * What they stand on: the page, or a tint from edge to edge.
   */
  ground?: "page" | "tint";
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The site's places: address, numbers, whether they are open, ways to arrive.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "placesBlock".
 */
export interface PlacesBlock {
  /**
   * Kind of block.
   */
  type: "places";
  title?: Text;
  text?: Text;
  /**
   * Names of the places, in this order. Default: all.
   *
   * @minItems 1
   */
  places?: string[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One person or post of a collection, found by the id in the address.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "profileBlock".
 */
export interface ProfileBlock {
  /**
   * Kind of block.
   */
  type: "profile";
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Field with what the person is. Default: the name of the section.
   */
  role?: string;
  /**
   * Field with a sentence that stands large below the name. Default: the summary.
   */
  statement?: string;
  /**
   * Fields that stand beside the text. Default: all that have a label.
   *
   * @minItems 1
   * @maxItems 12
   */
  facts?: ShownField[];
  stories?: ProfileStories;
  others?: Text;
  post?: ProfilePost;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Stories about the person.
 */
export interface ProfileStories {
  title: Text;
  /**
   * Field of the type entries.
   */
  field: string;
}
/**
 * How entries of one section are shown that are posts to apply for.
 */
export interface ProfilePost {
  /**
   * The section with posts.
   */
  code: string;
  /**
   * Field with whom it is at.
   */
  line?: string;
  /**
   * Field with the last day to apply; behind it, nobody can.
   */
  deadline?: string;
  /**
   * Up to four fields beside the deadline.
   *
   * @minItems 1
   * @maxItems 4
   */
  facts?: ShownField[];
  steps?: PostSteps;
  apply?: PostApply;
  /**
   * Fields with whom to ask.
   *
   * @minItems 1
   * @maxItems 6
   */
  contact?: ShownField[];
  /**
   * Field with the telephone number that the bar on mobile calls.
   */
  phone?: string;
  others?: PostOthers;
}
/**
 * How to apply.
 */
export interface PostSteps {
  title: Text;
  /**
   * Field of the type steps.
   */
  field: string;
}
/**
 * The button to apply.
 */
export interface PostApply {
  label: Text;
  /**
   * Field with a mail address, or an address of a form.
   */
  field: string;
}
/**
 * Other posts, in a table.
 */
export interface PostOthers {
  title: Text;
  head?: Text;
  /**
   * Fields, one a column.
   *
   * @minItems 1
   * @maxItems 3
   */
  columns: ShownField[];
  more?: LabelledLink;
}
/**
 * What somebody said, set apart.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "quotationBlock".
 */
export interface QuotationBlock {
  /**
   * Kind of block.
   */
  type: "quotation";
  text: TextList;
  name?: Text;
  role?: Text;
  picture?: Picture;
  link?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * People by rank: the first one large, the next two beside each other, all others in a table.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "rankedPeopleBlock".
 */
export interface RankedPeopleBlock {
  /**
   * Kind of block.
   */
  type: "rankedPeople";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  sort?: ListSort;
  /**
   * Field with what a person is.
   */
  role?: string;
  /**
   * Field with a sentence of the first one that stands large.
   */
  statement?: string;
  /**
   * Up to three fields of each.
   *
   * @minItems 1
   * @maxItems 3
   */
  facts?: ShownField[];
  othersTitle?: Text;
  /**
   * Links below the first one to pages that belong together.
   *
   * @minItems 2
   * @maxItems 9
   */
  links?: LabelledLink[];
  note?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The text of one entry, with headings, lists, tables and pictures.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "richTextBlock".
 */
export interface RichTextBlock {
  /**
   * Kind of block.
   */
  type: "richText";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Its id.
   */
  entry: string;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What was searched for and the pages of this site that match it.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "searchBlock".
 */
export interface SearchBlock {
  /**
   * Kind of block.
   */
  type: "search";
  /**
   * Links for those who find nothing.
   */
  hints?: LabelledLink[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Parts of a page of which one is shown, chosen by a key of the query; the first one at first.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "sectionsBlock".
 */
export interface SectionsBlock {
  /**
   * Kind of block.
   */
  type: "sections";
  /**
   * Key of the query that names the section (?code=…).
   */
  by: string;
  /**
   * Where the list of the sections stands on a desktop: beside the open one (side, default), or in a bar across the page (bar), so that the open one has the page's width and its title is the page's heading. One for all languages, or one by language code.
   */
  navigation?:
    | string
    | {
        [k: string]: "side" | "bar";
      };
  /**
   * The sections by code, in order. A section exists in the languages that its title is written in.
   */
  items: {
    [k: string]: Section;
  };
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One section.
 */
export interface Section {
  title: Text;
  /**
   * Codes of the sections that say the same in other languages, by language; named on one side, they are a pair on both. A section with a title in both languages needs none.
   */
  translations?: {
    /**
     * Code of the section there.
     */
    [k: string]: string;
  };
  /**
   * Whether the page's band and the list of sections stand beside it; none: its blocks have the page's whole width and bring its heading.
   */
  heading?: "band" | "none";
  /**
   * Its blocks.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * One service of a collection, found by the id in the address: what it takes, how it is done, what to bring. Beside an article block on the same page, each shows the entries of its own collections.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "serviceBlock".
 */
export interface ServiceBlock {
  /**
   * Kind of block.
   */
  type: "service";
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Fields that stand in the head, up to four.
   *
   * @minItems 1
   * @maxItems 4
   */
  facts?: ShownField[];
  steps?: ServiceSteps;
  materials?: ServiceMaterials;
  /**
   * Field with files to fill in.
   */
  files?: string;
  actions?: ServiceActions;
  /**
   * Blocks beside the steps, each in a panel; on mobile below.
   *
   * @minItems 1
   */
  side?: Block[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * How it is done.
 */
export interface ServiceSteps {
  title: Text;
  /**
   * Field of the type steps.
   */
  field: string;
}
/**
 * What to bring. What stands behind " – " is a note.
 */
export interface ServiceMaterials {
  title: Text;
  /**
   * Field of the type texts.
   */
  field: string;
}
/**
 * A panel beside the steps with links of the entry, such as a form; the first is a button.
 */
export interface ServiceActions {
  title: Text;
  /**
   * Field of the type links.
   */
  field: string;
  text?: Text;
  /**
   * Field with a telephone number, to be called from the bar on mobile.
   */
  phone?: string;
}
/**
 * A page to pass an address on: the link, its QR code, and a picture with both to save.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "shareBlock".
 */
export interface ShareBlock {
  /**
   * Kind of block.
   */
  type: "share";
  title: Text;
  text?: Text;
  link?: Link;
  picture?: Picture;
  /**
   * Pictures to choose from instead; readers then write the words beside the code themselves.
   *
   * @minItems 2
   * @maxItems 12
   */
  pictures?: SharePicture[];
  pictureTitle?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One of them.
 */
export interface SharePicture {
  src: Asset;
  alt?: Text;
  label: Text;
}
/**
 * What a visitor who wants to sign in should know, and the way to a sign-in outside of this site.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "signInBlock".
 */
export interface SignInBlock {
  /**
   * Kind of block.
   */
  type: "signIn";
  title: Text;
  body?: TextList;
  contact?: ContactItem;
  /**
   * Address of a sign-in outside of this site; a button leads there. Default: there is no button.
   */
  address?: string;
  /**
   * Name of the query parameter that gives the sign-in the address to come back to. Default: none.
   */
  returnTo?: string;
  label?: Text;
  second?: LabelledLink;
  /**
   * Who has an account, and what to do without one, one a row.
   *
   * @minItems 1
   */
  facts?: SignInFact[];
  note?: Text;
  picture?: Picture;
  signedIn?: SignedIn;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One of them.
 */
export interface SignInFact {
  label: Text;
  text: Text;
  more?: LabelledLink;
}
/**
 * What stands here for visitors who are signed in. Default: the same as for everybody.
 */
export interface SignedIn {
  title: Text;
  body?: TextList;
}
/**
 * All pages that the visitor may open, as the menu and the routes have them.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "siteMapBlock".
 */
export interface SiteMapBlock {
  /**
   * Kind of block.
   */
  type: "siteMap";
  title?: Text;
  text?: Text;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A page that says why there is nothing to see: number, sentence, picture and a way on.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "statusBlock".
 */
export interface StatusBlock {
  /**
   * Kind of block.
   */
  type: "status";
  /**
   * Which one: 403 (closed), 404 (not found), 500 (trouble).
   */
  code: 403 | 404 | 500;
  title?: Text;
  text?: Text;
  hotline?: Text;
  picture?: Picture;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What to do, one step after the other.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "stepsBlock".
 */
export interface StepsBlock {
  /**
   * Kind of block.
   */
  type: "steps";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * What they stand on: the page, or a tint from edge to edge.
   */
  ground?: "page" | "tint";
  /**
   * The steps, in their order.
   *
   * @minItems 1
   */
  items: Step[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One step.
 */
export interface Step {
  title: Text;
  text?: Text;
  link?: LabelledLink;
}
/**
 * A table.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "tableBlock".
 */
export interface TableBlock {
  /**
   * Kind of block.
   */
  type: "table";
  title?: Text;
  text?: Text;
  /**
   * Heads of the columns.
   *
   * @minItems 1
   */
  columns: Text[];
  /**
   * The rows; each has one cell a column.
   */
  rows: TableRow[];
  more?: LabelledLink;
  /**
   * Up to two links below the table: a button, then a text link.
   *
   * @maxItems 2
   */
  actions?: LabelledLink[];
  picture?: Picture;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Parts of a page of which one is shown, chosen by tabs above them. Without scripts, and on paper, all of them stand one below the other.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "tabsBlock".
 */
export interface TabsBlock {
  /**
   * Kind of block.
   */
  type: "tabs";
  title?: Text;
  text?: Text;
  /**
   * Key of the query that names the tab (?tab=…), so that links can open it.
   */
  by?: string;
  /**
   * The tabs by code, in order. A tab exists in the languages that its title is written in.
   */
  items: {
    [k: string]: Tab;
  };
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One tab.
 */
export interface Tab {
  title: Text;
  /**
   * Its blocks.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * A strip of up to four things that visitors come to do.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "tasksBlock".
 */
export interface TasksBlock {
  /**
   * Kind of block.
   */
  type: "tasks";
  /**
   * The tasks.
   *
   * @minItems 1
   * @maxItems 4
   */
  items: LinkItem[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Short texts in columns of unequal width, the most important first; with a picture, one below the other beside it.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "textColumnsBlock".
 */
export interface TextColumnsBlock {
  /**
   * Kind of block.
   */
  type: "textColumns";
  picture?: Picture;
  /**
   * The texts, the most important first.
   *
   * @minItems 1
   */
  items: TextColumn[];
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One text.
 */
export interface TextColumn {
  title: Text;
  body?: TextList;
  points?: TextList;
  more?: LabelledLink;
}
/**
 * Running text, with a title and a picture if wanted.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "textBlock".
 */
export interface TextBlock {
  /**
   * Kind of block.
   */
  type: "text";
  title?: Text;
  body: TextList;
  picture?: Picture;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Steps in order of time. Up to five stand side by side where there is room, more of them one below the other.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "timelineBlock".
 */
export interface TimelineBlock {
  /**
   * Kind of block.
   */
  type: "timeline";
  title?: Text;
  text?: Text;
  more?: LabelledLink;
  /**
   * The steps, the earliest first.
   *
   * @minItems 1
   */
  steps: TimelineStep[];
  /**
   * What they stand on: a tint from edge to edge, or the page.
   */
  ground?: "tint" | "page";
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One step.
 */
export interface TimelineStep {
  date?: Text;
  title: Text;
  text?: Text;
  link?: Link;
  /**
   * true: this step is on, and those before it are over; where its date is a day, until that day is over. Of several the last one counts. Default: the last step whose day has come; none once all days are over.
   */
  current?: boolean;
}
/**
 * What takes place every week: courses, opening sessions, buses. Days side by side; on a phone one below the other.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "timetableBlock".
 */
export interface TimetableBlock {
  /**
   * Kind of block.
   */
  type: "timetable";
  title?: Text;
  text?: Text;
  /**
   * Days that have a column though nothing takes place then. Default: those with entries.
   *
   * @minItems 1
   */
  days?: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
  /**
   * What takes place.
   *
   * @minItems 1
   */
  entries: TimetableEntry[];
  notes?: TextList;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Something that takes place every week.
 */
export interface TimetableEntry {
  title: Text;
  /**
   * On which days.
   *
   * @minItems 1
   */
  days: ("monday" | "tuesday" | "wednesday" | "thursday" | "friday" | "saturday" | "sunday")[];
  /**
   * When it begins, such as 9:30, in quotes.
   */
  from: string;
  /**
   * When it ends. Default: only its beginning is shown.
   */
  until?: string;
  place?: Text;
  text?: Text;
  link?: Link;
}
/**
 * One topic, found by the id in the address: its introduction, and the articles it gathers, the newest first.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "topicBlock".
 */
export interface TopicBlock {
  /**
   * Kind of block.
   */
  type: "topic";
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Field of the type entries.
   */
  articles?: string;
  articlesTitle?: Text;
  /**
   * Field of the type text: a few words beside the date.
   */
  note?: string;
  /**
   * Field of the type files: pictures for articles whose own picture the page already shows. Their labels are the lines below them.
   */
  pictures?: string;
  chart?: TopicChart;
  quote?: TopicQuote;
  files?: TopicFiles;
  others?: Text;
  more?: LabelledLink;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A number on a blue ground, with the bars that it is the last of.
 */
export interface TopicChart {
  /**
   * Field of the type table: a label, a number and, if wanted, a word in the bar.
   */
  bars: string;
  /**
   * Field of the type text: the number, such as 87%.
   */
  figure?: string;
  /**
   * Field of the type text: what it counts.
   */
  text?: string;
  /**
   * Field of the type text: where the numbers come from.
   */
  source?: string;
}
/**
 * What somebody said of it, set large.
 */
export interface TopicQuote {
  /**
   * Field of the type texts: the lines.
   */
  text: string;
  /**
   * Field of the type text: who said it.
   */
  by?: string;
}
/**
 * Files to fetch.
 */
export interface TopicFiles {
  /**
   * Field of the type files.
   */
  field: string;
  title: Text;
}
/**
 * Topics of a collection: the first one large, the others below it.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "topicsBlock".
 */
export interface TopicsBlock {
  /**
   * Kind of block.
   */
  type: "topics";
  title?: Text;
  /**
   * Which collection.
   */
  collection: string;
  /**
   * Only entries with this code.
   */
  code?: string;
  /**
   * Only so many entries.
   */
  limit?: number;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A film with its captions and its words. The film is not loaded before it is played.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "videoBlock".
 */
export interface VideoBlock {
  /**
   * Kind of block.
   */
  type: "video";
  title?: Text;
  text?: Text;
  src: Asset;
  poster?: Asset;
  /**
   * Captions. Those in the language of the page are shown at once.
   *
   * @minItems 1
   */
  captions?: VideoCaptions[];
  transcript?: TextList;
  guard?: Guard;
  /**
   * What differs on a device variant, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Captions in one language.
 */
export interface VideoCaptions {
  src: Asset;
  /**
   * Their language as BCP 47 tag (zh-CN, en).
   */
  language: string;
  label?: Text;
}
/**
 * What differs on this device variant.
 */
export interface PageVariant {
  /**
   * As above.
   */
  heading?: "band" | "none";
  layout?: Layout;
  /**
   * Blocks instead of the page's.
   *
   * @minItems 1
   */
  blocks?: Block[];
}
/**
 * A list of entries: what their front matter holds, where they come from, and the route that shows one of them. Without `http` they are Markdown files, content/{language}/{collection}/{id}.md beside the site file, or in the folders that `files` names.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "collection".
 */
export interface Collection {
  label?: Text;
  /**
   * Id of the route that shows one entry. Its page's params say which parameter gets the entry's id, date and type. Default: entries have no page of their own.
   */
  detail?: string;
  /**
   * Kind of content, as it stands in the address of entries that do not say another.
   */
  type?: string;
  /**
   * Further kinds that an entry's `type` may name, with the name that readers see.
   */
  types?: {
    [k: string]: Text;
  };
  /**
   * The sections that an entry's `code` may name, with the name that readers see.
   */
  codes?: {
    [k: string]: Text;
  };
  /**
   * Keys that no entry's front matter may lack, besides the title: date, code, summary, source, picture, order and the like, or names of `fields`.
   */
  required?: string[];
  /**
   * Keys of the front matter besides those that every entry knows.
   */
  fields?: {
    [k: string]: Field;
  };
  /**
   * Whether an Atom and an RSS feed of the newest entries are written for each language. Default: of collections whose entries have a page of their own and must have a date.
   */
  feeds?: boolean;
  events?: EventSettings;
  structuredData?: StructuredData;
  /**
   * Entries on a page of a list.
   */
  pageSize?: number;
  /**
   * What a language shows of an entry that is not written in it. hide: nothing; show: the entry in the default language, with a notice.
   */
  untranslated?: "hide" | "show";
  /**
   * Folders that its entries lie in, by language, by their paths from the site's folder: { zh: guide/zh, en: guide }. Files in folders below are no entries. Default: content/{language}/{collection}.
   */
  files?: {
    [k: string]: string;
  };
  http?: HttpSource;
}
/**
 * A key of the front matter of a collection's entries.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "field".
 */
export interface Field {
  /**
   * What stands there. text; number; day: 2026-03-18; yes: true or false; texts: a list of texts; choice: one of `options`; address: a link; facts: a list of {label, value}; steps: a list of {date, title, text, link}; links: a list of {label, link}; files: a list of {label, file}; table: {columns, rows}; entries: ids of another collection.
   */
  type:
    | "text"
    | "number"
    | "day"
    | "yes"
    | "texts"
    | "choice"
    | "address"
    | "facts"
    | "steps"
    | "links"
    | "files"
    | "table"
    | "entries";
  label?: Text;
  /**
   * Whether an entry may not lack it.
   */
  required?: boolean;
  /**
   * Whether lists hold it, too: for blocks that show it in a list.
   */
  inLists?: boolean;
  format?: ValueFormat;
  /**
   * The values of a `choice`, with the names that readers see.
   */
  options?: {
    [k: string]: Text;
  };
  /**
   * The collection that `entries` names.
   */
  collection?: string;
}
/**
 * Makes the entries of a collection events: their front matter says when and where they take place.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "eventSettings".
 */
export interface EventSettings {
  /**
   * The groups that an event's `audience` may name, with the name that readers see.
   */
  audiences?: {
    [k: string]: Text;
  };
  /**
   * Kinds (`types`) that are a last day to do something, not something to go to.
   */
  deadlines?: string[];
  /**
   * Whether calendar files (.ics) are written, for one event and for all of a language.
   */
  calendar?: boolean;
}
/**
 * What an entry's page says of the entry to search engines (schema.org). Default: NewsArticle where entries must have a date, else nothing.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "structuredData".
 */
export interface StructuredData {
  /**
   * What an entry is, as schema.org calls it; none: nothing is said.
   */
  type: "Article" | "NewsArticle" | "Event" | "JobPosting" | "none";
  /**
   * Of an Event: name of the field with the day on which it begins. Default: the entry's date.
   */
  start?: string;
  /**
   * Of an Event: name of the field with its last day. Of a JobPosting: name of the field with the last day to apply.
   */
  end?: string;
  /**
   * Of an Event or JobPosting: name of the field with the place. Default: the address of `site.organization`.
   */
  location?: string;
  /**
   * Of an Event or JobPosting: name of the field with the name of who holds or offers it. Default: the site's organization.
   */
  organization?: string;
  /**
   * Of a JobPosting: name of the field with the form of employment.
   */
  employment?: string;
  /**
   * Section whose entries alone are meant. Default: all of the collection.
   */
  code?: string;
}
/**
 * A content API over HTTP: what to call, and where things stand in its answers.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpSource".
 */
export interface HttpSource {
  /**
   * Who asks the API. browser: that of each visitor, whenever a list or an entry is shown; everything here is public then. build: `site build`, which keeps the entries as files among the content, where pages, lists, feeds and the search have them like all others; secrets come from the environment ({env.NAME}), and no visitor learns of the API.
   */
  mode?: "browser" | "build";
  list: HttpList;
  entry?: HttpEntry;
  fields: HttpFields;
  shapes?: HttpShapes;
  lookups?: HttpLookups;
  /**
   * Whether a build asks the API for all entries of every language, so that the site's own search finds those that have a page of their own. The addresses of the calls must have a host then.
   */
  index?: boolean;
  /**
   * With mode: build: how many entries are kept in each language, the first ones of the list.
   */
  limit?: number;
  /**
   * Address from which pictures and links in the answers start that have no host; {id} stands for the entry's id, as in https://cms.example/articles/{id}/. Default: the API's host.
   */
  base?: string;
  /**
   * Time zone in which moments of the answers (milliseconds, 2026-03-17T16:00:00Z) become days, such as Asia/Shanghai. Default: the visitor's own, and in the index of the search that of the machine which builds it.
   */
  timeZone?: string;
  success?: HttpSuccess;
  headers?: HttpHeaders;
  token?: HttpToken;
  /**
   * What the bytes of the answers are, where they are not UTF-8.
   */
  encoding?: "utf-8" | "gbk" | "gb18030" | "big5";
  /**
   * Whether the answers are written as a call of a function (JSONP). The JSON in it is read; nothing is run. The name of the function stands in the address, such as callback=cb.
   */
  jsonp?: boolean;
  /**
   * Whether the visitor's cookies go along, so that the API can answer by who is signed in: same-origin: to the host that serves the site alone; include: to another host, too, which has to allow it (CORS). Answers of such calls are kept by no browser, and no build asks for them.
   */
  credentials?: "same-origin" | "include";
  /**
   * Seconds until a call counts as failed; with mode: build, 30 by default.
   */
  timeout?: number;
  /**
   * How often a call that failed is tried again. Not tried again: what took the whole of its time, an answer that is too large, and what the API refuses (400 to 499).
   */
  retries?: number;
  /**
   * Seconds for which an answer is taken as new. An older one is shown until the new one is there.
   */
  cache?: number;
  /**
   * Kilobytes that an answer may have; with mode: build, 10240 by default.
   */
  maxSize?: number;
}
/**
 * The call for a page of a list.
 */
export interface HttpList {
  /**
   * Address with {appId}, {siteId}, {appKey}, {projectId}, {searchChannelId} of the web configuration, {language}, {page}, {offset} (entries before the page, and {end}, those up to its end) or {cursor} (see `next`), {size}, {code} and other keys that lists filter by, and the params of the page. One that starts with / begins at the site's root. A key of the query whose names have no value is left out.
   */
  url: string;
  /**
   * Where the entries stand in the answer: keys with dots (data.records); a single dot where the answer is the list.
   */
  items: string;
  /**
   * Where the number of all entries stands: keys with dots, or a header of the answer. Default: the number that came, and one more where `next` says that more follow. The collection's pageSize must be the API's own where the call has no {size}.
   */
  total?: string | HttpHeaderPlace;
  /**
   * Where the answer says what the next page is: a value that the next call has as {cursor}, or, where no name {cursor} is written, the address of the next page on the same host. No value, or a `hasNextPage` beside it that is false, ends the list.
   */
  next?: string;
  /**
   * What the API calls the first page.
   */
  firstPage?: 0 | 1;
  json?: HttpJson;
  form?: HttpForm;
  graphql?: HttpGraphql;
}
/**
 * A header of the answer.
 */
export interface HttpHeaderPlace {
  /**
   * Its name, such as X-WP-Total. Browsers read it only where the API exposes it (Access-Control-Expose-Headers).
   */
  header: string;
}
/**
 * What is sent as JSON, by POST. Its texts may hold the same names in braces; {page}, {offset}, {end} and {size} alone are sent as numbers, and a key whose names have no value is left out.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpJson".
 */
export interface HttpJson {
  [k: string]: unknown;
}
/**
 * What is sent as a form, by POST: names and values, which may hold the same names in braces. One whose names have no value is left out.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpForm".
 */
export interface HttpForm {
  [k: string]: string;
}
/**
 * What is asked in GraphQL, by POST. An answer with `errors` counts as failed.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpGraphql".
 */
export interface HttpGraphql {
  /**
   * The query, as it is: braces in it are GraphQL's own, and what changes stands in `variables`.
   */
  query: string;
  /**
   * Its variables. Texts may hold the same names in braces as addresses; {page}, {offset}, {end} and {size} alone are numbers, and a variable whose names have no value is left out.
   */
  variables?: {
    [k: string]: unknown;
  };
}
/**
 * The call for one entry. Default: entries have no page of their own.
 */
export interface HttpEntry {
  /**
   * Address with {appId}, {siteId}, {appKey}, {projectId}, {searchChannelId} of the web configuration, {language}, {id} and the other params of the page. One that starts with / begins at the site's root.
   */
  url: string;
  /**
   * Where the entry stands in the answer: keys with dots (data.0). Default: it is the answer.
   */
  item?: string;
  json?: HttpJson;
  form?: HttpForm;
  graphql?: HttpGraphql;
  more?: HttpMores;
}
/**
 * Further calls for an entry, by the key under which `fields` find their answers: files: { url: … } makes files.0.name. Where one has nothing (404), the key is missing.
 */
export interface HttpMores {
  [k: string]: HttpMore;
}
/**
 * A further call for an entry.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpMore".
 */
export interface HttpMore {
  /**
   * Its address, with the same names in braces as that of the entry.
   */
  url: string;
  /**
   * Where what is wanted stands in the answer. Default: it is the answer.
   */
  item?: string;
}
/**
 * Where the keys of an entry stand in an item of the answer: keys with dots (cover.url). Further keys are read as the type that the collection's `fields` give them, else as text.
 */
export interface HttpFields {
  /**
   * Where the id stands.
   */
  id: string;
  /**
   * Where the title stands.
   */
  title: string;
  /**
   * Where the day stands: 2026-03-18, with a time or without, or seconds or milliseconds since 1970.
   */
  date?: string;
  /**
   * Where the text stands: its HTML, or with `at` and `format` what else it is written in.
   */
  body?: string | HttpBody;
  /**
   * Where the address of the picture stands, with a host or without (see `base`); with `src` and `alt` also what it shows.
   */
  picture?: string | HttpPicture;
  [k: string]: string | HttpBody | HttpPicture | undefined;
}
/**
 * A text that is not written as HTML.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpBody".
 */
export interface HttpBody {
  /**
   * Where it stands.
   */
  at: string;
  /**
   * What it is written in. html: HTML; strapi: blocks of Strapi; contentful: rich text of Contentful; portableText: Portable Text of Sanity; markdown: Markdown, with mode: build alone.
   */
  format: "html" | "strapi" | "contentful" | "portableText" | "markdown";
}
/**
 * A picture and what it shows.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpPicture".
 */
export interface HttpPicture {
  /**
   * Where its address stands.
   */
  src: string;
  /**
   * Where the text stands that says what it shows. Default: it is a decoration.
   */
  alt?: string;
  /**
   * Address from which those of pictures start that have no host, such as https://cms.example/assets/. Default: the `base` of the source.
   */
  base?: string;
}
/**
 * By field: what the keys of its items are called in the answer, where they are called otherwise. facts: label, value; steps: title, date, text, link; links: label, link; files: label, file; table: columns, rows (a list of lists); entries: ids, or objects with id, title, date, summary, picture, of which the block shows those with a title. Another shape is not shown, and the console says so.
 */
export interface HttpShapes {
  [k: string]: HttpShape;
}
/**
 * The names in the answer, by the names here: keys with dots.
 */
export interface HttpShape {
  [k: string]: string;
}
/**
 * Where ids stand in an item of the answer (keys with dots), and which list says what they stand for. The id there becomes what has it in that list, so that `fields` lead on into it: categories.0.slug. Lists of ids become lists.
 */
export interface HttpLookups {
  [k: string]: HttpLookup;
}
/**
 * A list in which ids are looked up.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpLookup".
 */
export interface HttpLookup {
  /**
   * Its address. With {ids}, those that are wanted are asked for, with commas between, a hundred at a time; without it the whole list is, once. Default: it stands in the same answer as the entries.
   */
  url?: string;
  /**
   * Where the list stands in the answer: keys with dots; a single dot where the answer is the list.
   */
  items: string;
  /**
   * Where the id stands in an item of it.
   */
  id: string;
}
/**
 * A call that hands out a token, with mode: build: the other calls have it as {token}. It is made once, and again where an answer is 401.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "httpToken".
 */
export interface HttpToken {
  /**
   * Its address.
   */
  url: string;
  json?: HttpJson;
  form?: HttpForm;
  headers?: HttpHeaders;
  /**
   * Where the token stands in the answer: keys with dots.
   */
  at: string;
}
/**
 * A place that visitors come to: a building, a branch, a counter.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "place".
 */
export interface Place {
  name: Text;
  text?: Text;
  address?: TextList;
  phone?: Text;
  fax?: Text;
  mail?: Text;
  coordinates?: Coordinates;
  /**
   * Ways to arrive, one a row.
   */
  ways?: MapWay[];
  link?: LabelledLink;
  /**
   * Links to map services outside.
   */
  links?: LabelledLink[];
  openingHours?: OpeningHours;
}
/**
 * When a place is open, in the site's timeZone.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "openingHours".
 */
export interface OpeningHours {
  weekly: WeeklyHours;
  /**
   * Times of the year with other hours.
   *
   * @maxItems 20
   */
  seasons?: HoursSeason[];
  /**
   * Days that are unlike others: holidays, works, long nights.
   *
   * @maxItems 200
   */
  exceptions?: HoursException[];
}
/**
 * The hours of a week. A day that is not named, by itself or in a group, is closed.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "weeklyHours".
 */
export interface WeeklyHours {
  daily?: DayHours;
  weekdays?: DayHours;
  weekend?: DayHours;
  monday?: DayHours;
  tuesday?: DayHours;
  wednesday?: DayHours;
  thursday?: DayHours;
  friday?: DayHours;
  saturday?: DayHours;
  sunday?: DayHours;
}
/**
 * A time of the year with hours of its own.
 */
export interface HoursSeason {
  title?: Text;
  /**
   * Its first day: 07-01 of every year, or 2026-07-01.
   */
  from: string;
  /**
   * Its last day: 08-31 of every year, or 2026-08-31. It may lie in the year after.
   */
  until: string;
  weekly: WeeklyHours;
}
/**
 * A day, or days one after the other, with hours of their own.
 */
export interface HoursException {
  /**
   * The day, or the first of them.
   */
  from: string;
  /**
   * The last of them. Default: one day.
   */
  until?: string;
  hours: DayHours;
  text?: Text;
}
/**
 * What forms are sent to: an address of your own server, or of a form service.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "receiver".
 */
export interface FormReceiver {
  /**
   * Address that takes a POST: https://…, or a path of the host that serves the site.
   */
  url: string;
  /**
   * How entries are sent by scripts. form: as browsers send forms, with files as multipart; json: as one JSON object. Without scripts it is form.
   */
  format?: "form" | "json";
  /**
   * Name of the field that people do not see: what fills it in is a program, and nothing is sent.
   */
  honeypot?: string;
  /**
   * Name of the field that tells the receiver the page to go on to, for readers without scripts.
   */
  next?: string;
  /**
   * Name of the field with the seconds that it took to fill the form in: programs take none.
   */
  elapsed?: string;
  /**
   * Further fields with the same value in every form, such as the key of a form service. Visitors can read them.
   */
  extra?: {
    [k: string]: string;
  };
}
/**
 * What is recorded of visits, and by whom. A script of its own does it, which only sites with this key load; pages wait for nothing of it. Visitors whose browser asks not to be tracked (Global Privacy Control, Do Not Track) are not recorded and not asked.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "analytics".
 */
export interface Analytics {
  /**
   * Who records. The content security policy allows their addresses.
   *
   * @minItems 1
   * @maxItems 8
   */
  providers: AnalyticsProvider[];
  /**
   * Whether visitors are asked first, by a banner at the foot of the window. Nothing is loaded or sent before they accept; a line below the footer lets them change their mind.
   */
  consent?: boolean;
  privacy?: Link;
  /**
   * What is recorded besides the pages that are opened: searches, downloads, links to other sites, forms that were sent.
   */
  events?: ("search" | "download" | "outbound" | "form")[];
  /**
   * Whether the words that visitors search for are recorded, too. They may say who somebody is; without them a search is only counted, and the addresses of results are recorded without the words.
   */
  keywords?: boolean;
  /**
   * Keys of the query that are recorded with an address, besides those of campaigns (utm_…). All others are left out.
   */
  query?: string[];
  /**
   * Names of the hosts on which visits are recorded; on others, such as that of site preview and of a copy for tests, nothing is loaded or sent. Default: the host of site.origin.
   *
   * @minItems 1
   */
  hosts?: string[];
}
/**
 * One that records visits.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "analyticsProvider".
 */
export interface AnalyticsProvider {
  /**
   * matomo: a Matomo of your own or in its cloud; plausible: Plausible, by its events API and without a script of it; baidu: Baidu Tongji; endpoint: an address of your own that takes JSON.
   */
  type: "matomo" | "plausible" | "baidu" | "endpoint";
  /**
   * matomo: the folder that has matomo.php and matomo.js; plausible: the address of the service (default: https://plausible.io); endpoint: what takes a POST of JSON. https://…, or a path of the host that serves the site.
   */
  url?: string;
  /**
   * What the service calls this site. matomo: the number of the site; plausible: its domain (default: the host of site.origin); baidu: the 32 letters and digits behind hm.js? in its code.
   */
  id?: string;
  name?: Text;
}
/**
 * How the site looks. A ready theme or one colour makes all of it, in light, dark and high contrast; single design tokens (CSS custom properties, by name without the leading dashes) take the place of what they make. Addresses in url(…) are relative to the site's root.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "theme".
 */
export interface Theme {
  /**
   * A ready theme; keys beside it take the place of what it sets. pine: deep green, round corners, airy. brick: brick red, sharp corners. slate: slate grey with a red accent, titles in sans faces, compact. Default: blue with a sun-yellow accent.
   */
  preset?: "pine" | "brick" | "slate";
  brand?: SeedColour;
  accent?: SeedColour;
  /**
   * How round corners are: of buttons and fields, and from medium on of pictures and boxes, too. Default: small.
   */
  radius?: "none" | "small" | "medium" | "large";
  /**
   * How much space there is between sections, rows and columns. What is pressed stays large enough for fingers. Default: normal.
   */
  density?: "compact" | "normal" | "airy";
  /**
   * Width to height of the pictures in lists of entries, and of cards and galleries on phones; what is more is cut off. Default: as each place has it, mostly 3:2.
   */
  pictureRatio?: "2:3" | "3:4" | "1:1" | "4:3" | "3:2" | "16:10" | "16:9" | "2:1";
  /**
   * Typefaces that the site brings. Default: those that visitors have on their machines; nothing is downloaded.
   *
   * @minItems 1
   * @maxItems 8
   */
  fonts?: Font[];
  light?: Tokens;
  dark?: Tokens;
  contrast?: Tokens;
}
/**
 * A typeface whose files the site brings. They lie in public/; a build makes smaller ones of them, with the characters that the pages use.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "font".
 */
export interface Font {
  /**
   * Name of the typeface, such as Source Han Serif.
   */
  family: string;
  /**
   * Where it is used: titles (headings, figures, quotations), or text (all else).
   */
  use: "titles" | "text";
  /**
   * Codes of the languages that are set in it. Default: all.
   *
   * @minItems 1
   */
  languages?: string[];
  /**
   * Its files, one for each weight and style; one of a variable font is enough for all weights.
   *
   * @minItems 1
   * @maxItems 12
   */
  files: FontFile[];
  /**
   * The kind of faces that stand in until it is loaded, and for characters that it lacks; Latin, Greek and Cyrillic ones are made as wide as its own, so that lines do not break anew. Default: serif for titles, sans for text.
   */
  fallback?: "serif" | "sans";
  /**
   * What is shown while it is loaded (font-display). swap: the fallback, then it; optional: it only where it is there at once; fallback: between the two; block: nothing for up to three seconds. Default: swap.
   */
  display?: "swap" | "optional" | "fallback" | "block";
  /**
   * Whether pages ask for its most needed file right away, before their style sheet is read. Default: true.
   */
  preload?: boolean;
  /**
   * used: the files that visitors load hold the characters of the site's pages; all: all that the font has, for sites that show much content of an API. Default: used.
   */
  characters?: "used" | "all";
}
/**
 * A file of a typeface.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "fontFile".
 */
export interface FontFile {
  /**
   * Address of the font below public/, starting with a slash: TTF, OTF, WOFF or WOFF2.
   */
  file: string;
  /**
   * Its weight from 1 to 1000 (400 is regular, 700 bold), or two for a variable font: 200 900. Default: 400.
   */
  weight?: number | string;
  /**
   * Its style. Default: normal.
   */
  style?: "normal" | "italic";
}
/**
 * Token values by token name.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "tokens".
 */
export interface Tokens {
  [k: string]: string;
}
/**
 * The smaller versions that are made of photographs (JPEG, PNG, WebP, AVIF) in content and public. Drawings (SVG) and animations stay as they are.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "pictureSettings".
 */
export interface PictureSettings {
  /**
   * Formats of the versions; browsers take the first that they know, and the original where they know none. AVIF is smaller and takes many times as long to make. Empty: none are made. Default: webp.
   */
  formats?: ("avif" | "webp")[];
  /**
   * Widths of the versions in pixels. Of each picture those are made that are smaller than the picture, and one of its own width, up to 1920 or the largest of these. Default: 480, 960, 1600.
   *
   * @minItems 1
   * @maxItems 12
   */
  widths?: number[];
  /**
   * Quality of the versions, from 1 (smallest files) to 100, on the scale of WebP; AVIF is made to look alike. Default: 78.
   */
  quality?: number;
}
/**
 * How site build writes the files of a site.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "build".
 */
export interface BuildSettings {
  /**
   * Forms in which text files (pages, scripts, styles, data, drawings) are written a second time, compressed, for web servers that serve them as they are: brotli (.br), gzip (.gz). Empty: none. Default: both.
   */
  compress?: ("brotli" | "gzip")[];
  /**
   * How many earlier releases stay beside the one that is served: site rollback goes back to them, and pages that are still open find their scripts.
   */
  releases?: number;
}
/**
 * What site build needs to know of the web server that publishes the site, to write its configuration (site build --server).
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "server".
 */
export interface ServerSettings {
  /**
   * The servers and hosts that site build writes a configuration for, besides those that --server names.
   */
  emit?: ("nginx" | "caddy" | "netlify" | "cloudflare" | "apache" | "iis")[];
  /**
   * Host names that the server answers. Default: the host of site.origin; without it, every name.
   *
   * @minItems 1
   */
  hosts?: string[];
  /**
   * Port that nginx and Caddy listen on. Default: 80, with https 443.
   */
  port?: number;
  /**
   * Folder of the built site on the machine of the server.
   */
  root?: string;
  /**
   * Whether the site is served over https alone: http leads there, and browsers are asked to remember it (hsts).
   */
  https?: boolean;
  certificate?: ServerCertificate;
  hsts?: StrictTransport;
  /**
   * Other sites that may show pages of this one inside of theirs (frame-ancestors). Default: none.
   */
  embeddedBy?: Origin[];
  sources?: PolicySources;
  /**
   * Address that browsers report breaches of the content security policy to.
   */
  policyReport?: string;
  /**
   * Paths of the site that another server answers, such as the receiver of a form. nginx, Caddy, Apache (mod_proxy) and Netlify pass requests on; for the others the configuration says that they cannot.
   *
   * @minItems 1
   */
  proxy?: ServerProxy[];
  search?: SearchProxy;
}
/**
 * Files of the certificate for nginx. Default: those that certbot writes for the first host. Caddy gets certificates by itself.
 */
export interface ServerCertificate {
  /**
   * The certificate with its chain.
   */
  file: string;
  /**
   * Its private key.
   */
  key: string;
}
/**
 * What browsers remember of https (Strict-Transport-Security), where https is true.
 */
export interface StrictTransport {
  /**
   * Seconds that they remember it. 0: they forget it.
   */
  maxAge?: number;
  /**
   * Whether it holds for all hosts below this one.
   */
  includeSubDomains?: boolean;
  /**
   * Whether browsers may be shipped with it. It takes months to undo.
   */
  preload?: boolean;
}
/**
 * Other sites from which pages may load, besides those that the site file and the content name themselves.
 */
export interface PolicySources {
  /**
   * Pictures, such as those that the web configuration names later on.
   */
  pictures?: Origin[];
  /**
   * Films and sounds.
   */
  films?: Origin[];
  /**
   * Scripts, such as those that count visitors. They can do everything that the site can.
   */
  scripts?: Origin[];
  /**
   * Requests of scripts.
   */
  calls?: Origin[];
  /**
   * Pages inside of pages.
   */
  frames?: Origin[];
}
export interface ServerProxy {
  /**
   * What the paths begin with, from the root of the host, as receivers and other addresses of the site's own are written.
   */
  from: string;
  /**
   * Address of the other server, without a path: the path of the request is asked for there.
   */
  to: string;
}
/**
 * The search engine that nginx and Caddy pass requests for the address of search.service on to, where that starts with /.
 */
export interface SearchProxy {
  /**
   * Its address, without a path.
   */
  to: string;
  /**
   * Requests that each visitor may send in a second; nginx answers those beyond it with 429.
   */
  rate?: number;
  /**
   * Requests beyond that which are answered all the same, when they come at once.
   */
  burst?: number;
}
/**
 * What pages may weigh before a visitor can use them: kB (1,000 bytes) as a server with brotli sends them. site build reports each kind of page that is over it. Default: pages are not weighed, unless site build is called with --budget.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "budget".
 */
export interface Budget {
  /**
   * kB of its HTML, the data in it included.
   */
  page?: number;
  /**
   * kB of its scripts, with the modules that they import and those that it preloads.
   */
  script?: number;
  /**
   * kB of its style sheets.
   */
  style?: number;
  /**
   * kB of the data that it preloads and that stands in it.
   */
  data?: number;
  /**
   * kB of the pictures that do not wait until they are scrolled to, each in the largest of its widths; pictures of style sheets are not counted. Default: no limit.
   */
  pictures?: number;
  /**
   * How many files it loads, itself included.
   */
  requests?: number;
  /**
   * Other limits for pages, by their names under pages.
   */
  pages?: {
    [k: string]: PageBudget;
  };
  /**
   * Whether a page over its budget makes site build fail, as --budget does.
   */
  enforce?: boolean;
}
/**
 * What differs for this page.
 */
export interface PageBudget {
  /**
   * kB of its HTML.
   */
  page?: number;
  /**
   * kB of its scripts.
   */
  script?: number;
  /**
   * kB of its style sheets.
   */
  style?: number;
  /**
   * kB of its data.
   */
  data?: number;
  /**
   * kB of its pictures.
   */
  pictures?: number;
  /**
   * How many files it loads, itself included.
   */
  requests?: number;
}
/**
 * Pages for addresses that show no page of their own. Default: built-in ones.
 */
export interface ErrorPages {
  /**
   * Page for an address that no route has.
   */
  notFound?: string;
  /**
   * Page for a route that the visitor may not open.
   */
  forbidden?: string;
  /**
   * Page in place of one that fails while it is shown.
   */
  serverError?: string;
  picture?: Asset;
}
/**
 * What the front matter of an event may say besides.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "eventValues".
 */
export interface EventValues {
  /**
   * When it begins, as the clocks in the site's timeZone show it; a day alone: it lasts all day.
   */
  start: string;
  /**
   * When it ends; a day counts to its end. Default: an all-day event lasts that day, any other an hour.
   */
  end?: string;
  /**
   * When it takes place again: a rule of RFC 5545, such as FREQ=WEEKLY;BYDAY=SA;UNTIL=20260630.
   */
  repeat?: string;
  /**
   * Days on which it does not take place, though the rule says so.
   */
  except?: string[];
  /**
   * Name of a place under `places`.
   */
  place?: string;
  /**
   * The room, or where it is besides.
   */
  location?: string;
  /**
   * For whom it is: keys of the collection's `audiences`.
   */
  audience?: string[];
  /**
   * That it does not take place as it was announced.
   */
  status?: "cancelled" | "postponed";
  booking?: EventBooking;
  [k: string]: unknown;
}
/**
 * How to get a seat.
 */
export interface EventBooking {
  /**
   * Whether nobody comes in without.
   */
  required?: boolean;
  /**
   * Whether no seats are left.
   */
  full?: boolean;
  /**
   * Where to book: a page of this site, or an address.
   */
  link?: string;
  /**
   * What there is to say of it, such as the price.
   */
  text?: string;
}
/**
 * What stands under a field, by the field's type.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "fieldValues".
 */
export interface FieldValues {
  /**
   * Text.
   */
  text?: string;
  /**
   * A number.
   */
  number?: number;
  /**
   * A day.
   */
  day?: string;
  /**
   * Whether.
   */
  yes?: boolean;
  /**
   * Several texts.
   */
  texts?: string[];
  /**
   * One of the options.
   */
  choice?: string;
  /**
   * A link.
   */
  address?: string;
  /**
   * Facts, each with a label and a value.
   */
  facts?: FieldFact[];
  /**
   * Steps in time.
   */
  steps?: FieldStep[];
  /**
   * Links.
   */
  links?: FieldLink[];
  /**
   * Files to fetch.
   */
  files?: FieldFile[];
  table?: FieldTable;
  /**
   * Ids of entries.
   */
  entries?: string[];
}
/**
 * Facts, each with a label and a value.
 */
export interface FieldFact {
  /**
   * Label.
   */
  label: string;
  /**
   * Value.
   */
  value: string;
}
/**
 * Steps in time.
 */
export interface FieldStep {
  /**
   * When.
   */
  date?: string;
  /**
   * What.
   */
  title: string;
  /**
   * More of it.
   */
  text?: string;
  /**
   * Where it leads.
   */
  link?: string;
}
/**
 * Links.
 */
export interface FieldLink {
  /**
   * Words.
   */
  label: string;
  /**
   * Where it leads.
   */
  link: string;
}
/**
 * Files to fetch.
 */
export interface FieldFile {
  /**
   * Its name.
   */
  label: string;
  /**
   * Address from the site's root, or a file beside this one.
   */
  file: string;
}
/**
 * A table.
 */
export interface FieldTable {
  /**
   * Heads of the columns.
   *
   * @minItems 1
   */
  columns: string[];
  /**
   * The rows; each has one cell a column.
   */
  rows: string[][];
}
/**
 * What every entry's front matter may say; a collection's fields come on top.
 *
 * This interface was referenced by `SiteSource`'s JSON-Schema
 * via the `definition` "frontMatter".
 */
export interface FrontMatter {
  /**
   * Title, or a person's name. Default: the heading of the first level, # …, that the text begins with.
   */
  title: string;
  /**
   * Day of publication.
   */
  date?: string;
  /**
   * Day of the last change that readers should know of, for search engines and feeds.
   */
  updated?: string;
  /**
   * false: search engines keep it out of their results.
   */
  index?: boolean;
  /**
   * Kind of content, as it stands in the address.
   */
  type?: string;
  /**
   * Section it belongs to, as lists filter by it.
   */
  code?: string;
  /**
   * One or two sentences.
   */
  summary?: string;
  /**
   * Who wrote it.
   */
  source?: string;
  picture?: FrontPicture;
  /**
   * Whether it stands before all others.
   */
  pinned?: boolean;
  /**
   * Its place among others: the smaller, the earlier, before the dates count.
   */
  order?: number;
  /**
   * Whether it is not finished: seen in `site dev` only.
   */
  draft?: boolean;
  /**
   * It is left out of builds before this moment; a day is its midnight. Without a zone it is meant in the site's timeZone.
   */
  publishAt?: string;
  /**
   * It is left out of builds from this moment on; a day is its midnight. Without a zone it is meant in the site's timeZone.
   */
  expires?: string;
  /**
   * Ids that it had before; their addresses lead to it.
   */
  aliases?: string[];
  [k: string]: unknown;
}
/**
 * A picture: its address from the site's root, or its file beside this one.
 */
export interface FrontPicture {
  /**
   * Address or file.
   */
  src: string;
  /**
   * What it shows, for those who do not see it.
   */
  alt?: string;
  /**
   * The line below it.
   */
  caption?: string;
}

/* Generated from schema/language by `npm run generate`. Do not edit. */

/**
 * Words for readers: one text for all languages, or one by language code.
 */
export type Text =
  | string
  | {
      [k: string]: string;
    };
/**
 * Address of a picture or file below public/, starting with a slash, or an https:// address.
 */
export type Asset = string;
/**
 * Several lines or paragraphs: one list for all languages, or one by language code.
 */
export type TextList =
  | string[]
  | {
      [k: string]: string[];
    };
/**
 * An address: a path of this site in its desktop spelling (twins and the other languages' partners are found by the route), or https://, mailto:, tel:. One for all languages, or one by language code.
 */
export type Link =
  | string
  | {
      [k: string]: string;
    };
/**
 * A path from the root of the site: literal segments and :parameters (/newsDetail/:id).
 */
export type RoutePath = string;
/**
 * Frame around a page: standard (header and footer) or bare (without the common header).
 */
export type Layout = "standard" | "bare";
/**
 * @minItems 1
 */
export type RoutePaths = string | RoutePath[] | boolean;
/**
 * One part of a page.
 */
export type Block =
  | ArticleListBlock
  | ArticleBlock
  | AtlasBlock
  | ContactBlock
  | FactsBlock
  | FrontBlock
  | HeroBlock
  | LeadBlock
  | LinksBlock
  | MapBlock
  | ProfileBlock
  | SearchBlock
  | SectionsBlock
  | ShareBlock
  | SignInBlock
  | StatusBlock
  | TableBlock
  | TasksBlock
  | TextBlock;
/**
 * What stands on this device set instead of the block.
 */
export type BlockVariant = boolean | Block[];
/**
 * One row: a list of its cells, or a mapping with the cells and a link.
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
 * One website: its languages, devices, routes, menus, access codes and pages. The same keys may be written as YAML or JSON.
 */
export interface SiteSource {
  /**
   * Version of the site language. This is 1.
   */
  version: 1;
  site: Identity;
  /**
   * The languages of the site, by code (zh, en, fr …). Exactly one is the default. The order is the order of language links.
   */
  languages: {
    [k: string]: Language;
  };
  /**
   * The device sets. Each emits a twin of every route. The one without a suffix is the desktop set; left out, there is a desktop set only.
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
  theme?: Theme;
  errors?: ErrorPages;
}
/**
 * What the site is called, where it is served and what stands in its header and footer.
 */
export interface Identity {
  name: Text;
  shortName?: Text;
  tagline?: Text;
  mark?: Asset;
  markInverse?: Asset;
  /**
   * How addresses are kept: browser (/news, the server answers every path) or hash (/#/news, any file server will do).
   */
  history?: "browser" | "hash";
  /**
   * Folder the site is served from: / or /folder/.
   */
  base?: string;
  /**
   * Seconds after which a web configuration that has not arrived counts as failed.
   */
  configTimeout?: number;
  footer?: Footer;
}
/**
 * What the footer shows beside the name.
 */
export interface Footer {
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
 * A link and its words.
 */
export interface LabelledLink {
  label: Text;
  link: Link;
}
/**
 * One language of the site.
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
   * Short label of the header's link to this language (EN, CN). Left out: the code in capitals.
   */
  toggle?: string;
  /**
   * BCP 47 tag for <html lang>. Left out: the code.
   */
  tag?: string;
  /**
   * What the language's paths start with, such as /EN. The default language may have none.
   */
  prefix?: string;
  home: RoutePath;
  /**
   * Address of the web configuration (site ids, name, navbar) for this language, below the base. Left out: none is asked for.
   */
  config?: string;
  /**
   * Whether document titles use the route's title. False: the page's own heading is used.
   */
  routeTitles?: boolean;
  /**
   * Words of the user interface, by key. Chinese and English are built in; a further language gives all of them here. They also replace built-in ones.
   */
  messages?: {
    [k: string]: string;
  };
  /**
   * What opens under an item of the top menu. panel: as wide as the window, with the subtitles and the picture of the item; list: the titles below the item.
   */
  dropdowns?: "panel" | "list";
}
/**
 * One device set: how its twins are spelled and who gets them.
 */
export interface Device {
  /**
   * What is added to the first path segment after the language prefix (H5: /news becomes /newsH5). The desktop set has none.
   */
  suffix?: string;
  /**
   * Which composition the set is drawn in. Left out: phone for a set with a suffix, desk for the one without.
   */
  form?: "desk" | "phone";
  /**
   * A visitor whose browser names one of these (letter case counts) gets this set.
   */
  userAgents?: string[];
  /**
   * Likewise, but only where the screen can be touched at more than one point (iPadOS calls itself Macintosh).
   */
  touchUserAgents?: string[];
  /**
   * Which way visitors are led at the first address of a visit: to (to this set, when the browser asks for it), from (away from it, when it does not), both, none.
   */
  redirect?: "both" | "to" | "from" | "none";
  label?: Text;
}
/**
 * Who may open what. It decides what is shown, it protects nothing: no secret belongs in a site file.
 */
export interface Access {
  anonymous?: AccessInfo;
  /**
   * Address of a JSON document with this visitor's menuCodes and fnCodes, asked for once at the start. Its codes are added to the anonymous ones.
   */
  url?: string;
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
 * A condition over the visitor's codes and sign-in. All keys that are given must hold.
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
 * How the menu of the web configuration is patched and shown.
 */
export interface Menu {
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
   * Page codes of items that are left out, with all below them (the home item, to which the mark leads).
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
   * Another title on a device set, by its name.
   */
  devices?: {
    [k: string]: Text;
  };
}
/**
 * The search box of the header. Left out: there is none.
 */
export interface SiteSearch {
  /**
   * Id of the route that shows the results. Its page names the parameter that is the keyword, and its path has no other.
   */
  route: string;
  /**
   * Up to three columns of links below the box.
   *
   * @maxItems 3
   */
  groups?: SearchGroup[];
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
 */
export interface Zone {
  /**
   * First segment of its paths after the language prefix, as on the desktop (relationHomePage: /relationHomePage/…, /EN/relationHomePageH5/…).
   */
  segment: string;
  layout?: Layout;
  /**
   * Id of the route that shows the results of a search from here. Left out: that of the site.
   */
  search?: string;
}
/**
 * One entry of the route tree: one screen in all its languages and devices.
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
   * Device sets that have this route. Left out: all.
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
}
/**
 * What a screen shows: a list of blocks in a layout.
 */
export interface Page {
  title?: Text;
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
   * What differs on a device set, by its name.
   */
  devices?: {
    [k: string]: PageVariant;
  };
}
/**
 * Which parameter of the path means what, as meaning: parameter (id: id, date: date, type: contentType, keyword: title).
 */
export interface PageParams {
  [k: string]: string;
}
/**
 * A list of the entries of a collection, newest first.
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
  /**
   * Whether the first entry is shown large, with its picture.
   */
  lead?: boolean;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * The block is shown where the flag holds or the visitor has the function code; otherwise the fallback is.
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
   * Blocks for everybody else. Left out: nothing.
   */
  fallback?: Block[];
}
/**
 * One entry of a collection, found by the id in the address, with its text.
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
  related?: Text;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A numbered map beside the list of its places.
 */
export interface AtlasBlock {
  /**
   * Kind of block.
   */
  type: "atlas";
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One fact: what, and its value.
 */
export interface Fact {
  label: Text;
  value: Text;
}
/**
 * One entry of a list of links.
 */
export interface LinkItem {
  title: Text;
  text?: Text;
  link?: Link;
}
/**
 * Offices to reach: where they are, their numbers and hours.
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * One office or person to reach.
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
 * A statement beside a list of facts.
 */
export interface FactsBlock {
  /**
   * Kind of block.
   */
  type: "facts";
  statement?: Text;
  /**
   * The facts.
   *
   * @minItems 1
   */
  items: Fact[];
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A news front: a feature with picture, a list, and a panel of notices.
 */
export interface FrontBlock {
  /**
   * Kind of block.
   */
  type: "front";
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
  notices?: FrontNotices;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
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
 * Head of an institution: crest, name, a few words and actions beside a picture.
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
  picture: Picture;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A picture.
 */
export interface Picture {
  src: Asset;
  alt?: Text;
  caption?: Text;
}
/**
 * The lead story of a home page, on the sea ground with its scene.
 */
export interface LeadBlock {
  /**
   * Kind of block.
   */
  type: "lead";
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A list of things to open, in rows, with an introduction beside it.
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
   *
   * @minItems 1
   */
  items: LinkItem[];
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Where it is and how to get there, with a drawn map. Nothing is loaded from elsewhere.
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
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Where it is on the globe, as GPS says it (WGS 84). Phones get a link to their map.
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
 */
export interface MapWay {
  title: Text;
  text?: Text;
  time?: Text;
}
/**
 * One person or post of a collection, found by the id in the address.
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
  others?: Text;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What was searched for and the pages of this site that match it.
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Parts of a page of which one is shown, chosen by a key of the query; the first one at first.
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
   * The sections by code, in order. A section exists in the languages that its title is written in.
   */
  items: {
    [k: string]: Section;
  };
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
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
   * Its blocks.
   *
   * @minItems 1
   */
  blocks: Block[];
}
/**
 * A page to pass an address on: the link, its QR code, and a picture with both to save.
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
  pictureTitle?: Text;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What a visitor who wants to sign in should know, and the way to a sign-in outside of this site.
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
   * Address of a sign-in outside of this site; a button leads there. Left out: there is no button.
   */
  address?: string;
  /**
   * Name of the query parameter that tells the sign-in where to come back to. Left out: it is not told.
   */
  returnTo?: string;
  label?: Text;
  signedIn?: SignedIn;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What stands here for visitors who are signed in. Left out: the same as for everybody.
 */
export interface SignedIn {
  title: Text;
  body?: TextList;
}
/**
 * A page that says why there is nothing to see: number, sentence, picture and a way on.
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
  picture?: Picture;
  guard?: Guard;
  /**
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A table.
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * A strip of up to four things that visitors come to do.
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * Running text, with a title and a picture if wanted.
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
   * What differs on a device set, by its name: false leaves the block out, a list of blocks stands in its place.
   */
  devices?: {
    [k: string]: BlockVariant;
  };
}
/**
 * What differs on this device set.
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
 * A list of entries, and the route that shows one of them.
 */
export interface Collection {
  /**
   * Id of the route that shows one entry. Its page's params say which parameter gets the entry's id, date and type.
   */
  detail?: string;
  /**
   * The entries, newest first.
   */
  entries: Entry[];
}
/**
 * One article, announcement, person or post. It is shown in the languages its title is written in.
 */
export interface Entry {
  /**
   * Name of the entry in addresses, unique in its collection.
   */
  id: string;
  title: Text;
  /**
   * Day of publication, as YYYY-MM-DD.
   */
  date?: string;
  /**
   * Kind of content, as it stands in the address.
   */
  type?: string;
  /**
   * Section it belongs to, as lists filter by it.
   */
  code?: string;
  category?: Text;
  summary?: Text;
  source?: Text;
  picture?: Picture;
  body?: TextList;
  /**
   * Facts beside the text.
   */
  facts?: Fact[];
}
/**
 * Values for design tokens (CSS custom properties), by token name without the leading dashes. Addresses in url(…) are relative to the site's root.
 */
export interface Theme {
  light?: Tokens;
  dark?: Tokens;
  contrast?: Tokens;
}
/**
 * Token values by token name.
 */
export interface Tokens {
  [k: string]: string;
}
/**
 * Pages for addresses that show no page of their own. Left out: built-in ones.
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
}

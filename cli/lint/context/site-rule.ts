import type { PwaIcon } from '../../content/assets/pwa-icons.ts';
import type { ReadContent } from '../../content/read-content.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { RuleMeta } from '../../diagnostics/rule-meta.ts';
import type { SourceMap } from '../../diagnostics/source-map.ts';
import type { CheckedFonts } from '../../fonts/checked-fonts.ts';
import type { ReadSite } from '../../read/read-result.ts';
import type { AddressChecker } from './check-address.ts';
import type { KnownPages } from './known-pages.ts';
import type { LintContext } from './lint-context.ts';
import type { ConfigMenuEntry, MenuEntry } from './menu-entries.ts';
import type { PageAnchors } from './page-anchors.ts';
import type { WebConfigFile } from './web-config-files.ts';

/** A site with all that lies beside its file, as the rules see it. */
export type SiteContext = LintContext & {
  readonly read: ReadSite;
  readonly content: ReadContent;
  /** Paths of the public files, as the folder lists them: letter case counts on every machine. */
  readonly files: readonly string[];
  /** Text of the robots.txt among them. */
  readonly robots?: string;
  /** Icons of the installed site; none where it is not to be installed. */
  readonly pwaIcons: readonly PwaIcon[];
  /** The fonts of its theme; empty where it brings none. */
  readonly fonts: CheckedFonts;
  /** Finds the path that an address has, however it is spelled for a device. */
  readonly find: KnownPages['find'];
  readonly checkAddress: AddressChecker;
  /** The places that links to an address may lead to: see `page-anchors.ts`. */
  readonly anchors: PageAnchors;
  /** The web configurations that lie in the public folder. */
  readonly configs: readonly WebConfigFile[];
  /** The items of their menus, parents before what is below them. */
  readonly configMenu: readonly ConfigMenuEntry[];
  /** The same, and the items of the site file's menu. */
  readonly menu: readonly MenuEntry[];
};

/** A place where a rule is broken: in files whose places are known by pointers, or by its range. */
export type SiteFinding =
  | (Finding & { readonly in: SourceMap })
  | Omit<Diagnostic, 'rule' | 'severity'>;

/** Something that must hold for a site together with the files beside its own. */
export type SiteRule = RuleMeta & {
  /** Sees only sites whose file is without errors. */
  readonly check: (site: SiteContext) => Iterable<SiteFinding>;
};

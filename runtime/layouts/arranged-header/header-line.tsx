import { Fragment, type ReactNode } from 'react';
import type { HeaderModel } from '../../../schema/frame/frame-model.ts';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import type { HeaderPart } from '../../../schema/source.generated.ts';
import { Deferred } from '../../deferred/deferred.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { classes } from '../../ui/element/classes.ts';
import { AccessibilityToggle } from '../accessibility-bar/accessibility-toggle.tsx';
import { ThemeToggle } from '../accessibility-bar/theme-toggle.tsx';
import { MenuDrawer } from '../drawer/menu-drawer.tsx';
import { lateParts } from '../late-parts/late-parts.ts';
import { PlainMenu } from '../plain-menu/plain-menu.tsx';
import { SearchBox } from '../search-box/search-box.tsx';
import { LanguageLinks } from '../variant-links/language-links.tsx';
import { type DrawnPart, drawnParts } from './drawn-parts.ts';
import css from './header-line.module.css';
import { HeaderLinks } from './header-links.tsx';
import { HomeLink } from './home-link.tsx';
import type { MeasuredRow } from './measured-row.ts';

type HeaderLineProps = {
  readonly parts: readonly HeaderPart[];
  readonly header: HeaderModel;
  readonly menu: readonly MenuItem[];
  /** It has tools alone, which may go on in a second line. */
  readonly isSlim: boolean;
  /** Absent: the menu is a button alone. */
  readonly topMenu: ReactNode;
  readonly isDark: boolean;
  readonly className: string;
  /** Set where the row is to be measured. */
  readonly measured?: MeasuredRow | undefined;
};

/** The button that opens the menu in a drawer, and the whole menu for readers without scripts. */
function MenuButton({ menu, isFolded }: { menu: readonly MenuItem[]; isFolded: boolean }) {
  const { form } = useScreen();
  return (
    <>
      <PlainMenu menu={menu} />
      <div className={isFolded ? css.button : css.sheet}>
        <MenuDrawer
          menu={menu}
          size={form === 'mobile' ? 'default' : 'large'}
          className={css.tool}
        />
      </div>
    </>
  );
}

/** One line of the header. */
export function HeaderLine(props: HeaderLineProps) {
  const { parts, header, menu, topMenu, isDark, isSlim, className, measured } = props;
  const { form } = useScreen();
  const drawn = drawnParts(parts);
  const short = form === 'mobile' && header.preset !== 'masthead';
  // Where the menu does not begin the line, the button that takes its place stands at the end.
  const isFirst = drawn[0] === 'menu';
  const button = <MenuButton menu={menu} isFolded={!topMenu} />;
  const draw: Readonly<Record<DrawnPart, () => ReactNode>> = {
    brand: () => <HomeLink shows="brand" inverse={isDark} short={short} />,
    logo: () => <HomeLink shows="logo" inverse={isDark} short={short} />,
    name: () => <HomeLink shows="name" inverse={isDark} short={short} />,
    menu: () => (
      <>
        {topMenu}
        {isFirst || !topMenu ? button : null}
      </>
    ),
    search: () => <SearchBox className={css.tool} />,
    language: () => <LanguageLinks text="toggle" className={classes(css.tool, css.language)} />,
    accessibility: () => <AccessibilityToggle className={classes(css.tool, css.care)} />,
    theme: () => <ThemeToggle className={classes(css.tool, css.care)} />,
    hours: () => <Deferred part={lateParts.hours} className={css.hours} />,
    links: () => <HeaderLinks links={header.links} />,
    buttons: () => <HeaderLinks links={header.buttons} asButtons />,
    space: () => <span className={css.space} />,
  };
  return (
    <div
      {...measured}
      className={classes(className, css.row, isSlim && css.wraps)}
      suppressHydrationWarning
    >
      {drawn.map((part) => (
        <Fragment key={part}>{draw[part]()}</Fragment>
      ))}
      {topMenu && !isFirst && drawn.includes('menu') ? button : null}
    </div>
  );
}

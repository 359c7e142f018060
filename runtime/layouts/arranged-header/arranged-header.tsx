import type { ReactNode } from 'react';
import type { MenuItem } from '../../../schema/menu/menu-item.ts';
import type { HeaderPart } from '../../../schema/source.generated.ts';
import { useScreen } from '../../screen/screen-context.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import css from './arranged-header.module.css';
import { HeaderLine } from './header-line.tsx';
import type { MeasuredRow } from './measured-row.ts';

/** Whether a line has tools alone. */
const hasToolsAlone = (line: readonly HeaderPart[]): boolean =>
  !(['logo', 'name', 'menu'] as const).some((part) => line.includes(part));

export type ArrangedHeaderProps = {
  /** The menu's first level in a row; absent: it is a button. */
  readonly topMenu?: ReactNode;
  readonly menu: readonly MenuItem[];
  /** For the line with the menu, so that it is measured what fits. */
  readonly measured?: MeasuredRow;
  /** Classes of the default header, for the preset that looks like it. */
  readonly standard?: string;
};

/** A header whose parts, lines and look the site file says. */
export function ArrangedHeader({ topMenu, menu, measured, standard }: ArrangedHeaderProps) {
  const { form, table } = useScreen();
  const { header } = table.site;
  if (!header) return null;
  const { preset, lines, sticky } = header;
  const isDesktop = form === 'desktop';
  const isStandard = preset === 'standard';
  // The menu of a low header is a button at every width.
  const isFolded = !isDesktop || preset === 'compact';
  return (
    <header
      className={classes(
        css.header,
        css[preset],
        isDesktop ? css.desktop : css.mobile,
        lines.length > 1 && css.two,
        lines.length > 1 && lines[0] && hasToolsAlone(lines[0]) && css.underSlim,
        sticky && css.sticky,
        isStandard && lines.length === 1 && standard,
      )}
      data-ground={isStandard && !isDesktop ? 'sea' : undefined}
    >
      {lines.map((line, index) => {
        const isMain = line.includes('menu');
        const isSlim = hasToolsAlone(line);
        const isBand = preset === 'masthead' && isMain && index > 0;
        const isDark = isBand || isSlim || (isStandard && !isDesktop);
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a header do not change places
            key={index}
            className={classes(css.line, isSlim && css.slim, isBand && css.band)}
            data-ground={isDark ? 'sea' : undefined}
          >
            <HeaderLine
              parts={line}
              header={header}
              menu={menu}
              topMenu={isFolded ? undefined : topMenu}
              isDark={isDark}
              isSlim={isSlim}
              className={classes(layout.wrap, css.row)}
              measured={isMain && !isFolded ? measured : undefined}
            />
          </div>
        );
      })}
    </header>
  );
}

import { textAdvance } from './text-advance.ts';

/** What stands in the row of the desktop header. */
export type MenuRow = {
  /** BCP 47 tag. */
  readonly tag: string;
  readonly name: string;
  readonly titles: readonly string[];
  /** Label of the button for large text. */
  readonly care: string;
  /** Short signs of the other languages. */
  readonly toggles: readonly string[];
  readonly hasSearch: boolean;
};

/* Measures of the tightest row, in px at the default text size: runtime/layouts/{header,top-menu,brand}. */
const edge = 24;
const brandMax = 240;
const logo = 58;
const nameSize = 16;
const gap = 20;
const menuStart = 16;
const target = 44;
const toolSize = 14;
const careIcon = 24;
/** Before the tools: 2.2% of the window, and their padding. */
const toolsStart = (window: number): number => Math.min(32, Math.max(12, window * 0.022)) + 16;

/** How many px of a window the header's row may take. */
export const roomIn = (window: number): number => window - 2 * edge;

/** About how many px the row of the desktop header takes where it is set as tight as it gets. */
export function menuRowWidth(row: MenuRow, window: number): number {
  const itemSize = row.tag.startsWith('zh') ? 17 : 16;
  const tool = (text: string, icon = 0): number =>
    Math.max(target, icon + textAdvance(text) * toolSize);
  const items = row.titles.map((title) => gap + textAdvance(title) * itemSize);
  const tools = [
    tool(row.care, careIcon),
    ...(row.hasSearch ? [target] : []),
    ...row.toggles.map((toggle) => tool(toggle)),
  ];
  const sum = (widths: readonly number[]): number => widths.reduce((all, each) => all + each, 0);
  const brand = Math.min(brandMax, logo + textAdvance(row.name) * nameSize);
  return Math.round(brand + menuStart + sum(items) + toolsStart(window) + sum(tools));
}

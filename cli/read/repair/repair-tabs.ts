import { isTabError, tabFindings } from '../rules/yaml-tab.ts';
import type { RepairFinder } from './repair-finder.ts';

/** A tab in the indentation, whose width nobody knows. */
export const indentingTabs: RepairFinder = ({ text, lines, error }) => {
  if (!isTabError(error)) return [];
  const at = text.indexOf('\t', lines.lineStart(lines.position(error.start).line));
  return at < 0 ? [] : tabFindings(lines, { start: at, end: at + 1 });
};

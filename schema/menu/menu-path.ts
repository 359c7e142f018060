import type { SiteModel } from '../model.ts';
import { decodeSegment } from '../path/decode-segment.ts';
import { foldSegment } from '../path/fold-segment.ts';
import { prefixLength } from '../twin/prefix-length.ts';
import { noMark, spellTwin } from '../twin/spell-twin.ts';
import { isRootHome, rootLanguage } from '../visit/root-language.ts';
import { twinSpelling } from '../visit/twin-spelling.ts';

/** A path as the menu's index knows it: in desktop spelling, each segment decoded and folded. */
export type MenuPath = {
  readonly segments: readonly string[];
  /** How many of the segments are the language's prefix; the prefix alone is no page. */
  readonly prefix: number;
};

/** A slash inside a segment (%2F) is no boundary; folded text has no capitals, so nothing else looks so. */
const keepSlash = (text: string): string => text.replace(/\//g, '%2F');

/**
 * Takes a path of any device variant apart as the route matcher would: letter case and one slash at the end
 * do not count. A language's root stands for its home, which may be at the root itself.
 */
export function menuPath(path: string, model: SiteModel): MenuPath {
  const root = rootLanguage(path, model);
  const meant = root === undefined ? path : (model.languages[root]?.home ?? path);
  const spelling = twinSpelling(model);
  const desktop = spellTwin(meant, noMark, spelling);
  const texts = desktop.slice(1).split('/');
  if (texts.length > 1 && texts[texts.length - 1] === '') texts.pop();
  return {
    segments: texts.map((text) => keepSlash(foldSegment(decodeSegment(text)))),
    prefix: isRootHome(desktop, model)
      ? 0
      : desktop.slice(0, prefixLength(desktop, spelling.prefixes)).split('/').length - 1,
  };
}

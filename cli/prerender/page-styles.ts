import type { DeviceModel } from '../../schema/model.ts';
import { nameOf } from '../content/cache/article-cache.ts';
import type { RuntimeFiles } from './runtime-files.ts';

/** A style sheet that holds all that pages with the same kinds of blocks need. */
export type PageStyle = {
  /** Relative to the site's root; its name is the fingerprint of what it holds. */
  readonly path: string;
  readonly text: string;
  /** File names of the runtime's style sheets in it. */
  readonly holds: readonly string[];
};

/**
 * Joins the style sheets of pages, each set once.
 * @param theme the site's own values for the design tokens
 */
export function pageStyles(
  runtime: RuntimeFiles,
  theme: string,
): (form: DeviceModel['form'], blocks: readonly string[]) => Promise<PageStyle> {
  const known = new Map<string, Promise<PageStyle>>();
  const join = async (files: readonly string[]): Promise<PageStyle> => {
    const texts = await Promise.all(files.map(runtime.read));
    const text = [...texts.map((each) => each.trim()), theme].join('\n');
    return {
      path: `static/css/page-${nameOf(text).slice(0, 10)}.css`,
      text,
      holds: files.map((file) => file.slice(file.lastIndexOf('/') + 1)),
    };
  };
  return (form, blocks) => {
    const files = runtime.styles(form, [...blocks].sort());
    const key = files.join(' ');
    const style = known.get(key) ?? join(files);
    known.set(key, style);
    return style;
  };
}

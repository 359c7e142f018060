import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnalyticsSettings } from '../../../schema/analytics/analytics-settings.ts';
import type { Model } from '../../../schema/model.ts';
import { nameOf } from '../../content/cache/article-cache.ts';
import type { NewFile } from '../../files/new-file.ts';
import { packageRoot } from '../../files/package-root.ts';
import { escapeHtml } from '../../html/escape-html.ts';

/** The script that records visits, and what has pages load it. */
export type AnalyticsFiles = {
  /** Relative to the site's root; none for a site that records nothing. */
  readonly files: ReadonlyMap<string, NewFile>;
  /** For the head of each page, as HTML; empty: nothing. */
  readonly head: string;
};

const runtimeText = (name: string): Promise<string> =>
  readFile(join(packageRoot(), 'dist', 'runtime', name), 'utf8');

const named = (folder: string, ending: string, text: string): string =>
  `static/${folder}/analytics-${nameOf(text).slice(0, 10)}.${ending}`;

/** Settings as they stand in a script. */
const literal = (settings: AnalyticsSettings): string =>
  JSON.stringify(settings)
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

/**
 * Writes the script that records visits, with what it knows of the site, for a site that has them recorded. Pages load
 * it beside all else and wait for nothing of it.
 */
export async function analyticsFiles({ site, analytics }: Model): Promise<AnalyticsFiles> {
  if (!analytics) return { files: new Map(), head: '' };
  const [code, css] = await Promise.all(['analytics.js', 'analytics.css'].map(runtimeText));
  const files = new Map<string, NewFile>();
  const style = named('css', 'css', css ?? '');
  if (analytics.consent) files.set(style, { text: css ?? '' });
  const settings = analytics.consent ? { ...analytics, style: site.base + style } : analytics;
  const text = `const analyticsSettings = ${literal(settings)};\n${code}`;
  const script = named('js', 'js', text);
  files.set(script, { text });
  const src = escapeHtml(site.base + script);
  return { files, head: `<script type="module" async fetchpriority="low" src="${src}"></script>` };
}

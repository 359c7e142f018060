import { nearestAmong } from '../../diagnostics/nearest.ts';
import type { SiteContext } from '../context/site-rule.ts';

/** A web configuration that a language names and that does not lie in the public folder. */
export type AbsentConfig = {
  readonly language: string;
  readonly config: string;
  /** The file there that may be meant. */
  readonly near: string | undefined;
};

/** The web configurations of a site's own host that are not there. */
export function absentConfigs({ source, configs, files }: SiteContext): readonly AbsentConfig[] {
  const found = new Set(configs.map(({ language }) => language));
  // The file of another language is not what is meant.
  const taken = new Set(Object.values(source.languages).map(({ config }) => config));
  const free = files
    .map((file) => `/${file}`)
    .filter((file) => /\.json$/i.test(file) && !taken.has(file));
  const nearest = nearestAmong(free);
  return Object.entries(source.languages).flatMap(([language, { config }]) =>
    config === undefined || !config.startsWith('/') || found.has(language)
      ? []
      : [{ language, config, near: nearest(config) }],
  );
}

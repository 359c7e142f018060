import type { MeasuredBuild } from './measured-build.ts';

/** Builds of the sizes that were asked for, in their order. */
export type Builds = Record<'site build' | 'Astro' | 'VitePress', MeasuredBuild[]>;

export type BuildGoal = { readonly goal: string; readonly found: string; readonly isMet: boolean };

const maxMegabytes = 1024;

type Step = { readonly small: MeasuredBuild; readonly large: MeasuredBuild };

const pagesPerSecond = ({ pages, seconds }: MeasuredBuild): number => pages / seconds;
/** Pages a second of those that one build has more than another. */
const marginal = ({ small, large }: Step): number =>
  (large.pages - small.pages) / (large.seconds - small.seconds);
const kilobytesPerPage = ({ megabytes, pages }: MeasuredBuild): number =>
  (megabytes * 1024) / pages;
const marginalKilobytes = ({ small, large }: Step): number =>
  ((large.megabytes - small.megabytes) * 1024) / (large.pages - small.pages);

const atLeastAstro = (what: string, own: number, astro: number): BuildGoal => ({
  goal: `pages a second ÷ Astro's ≥ 1, ${what}`,
  found: (own / astro).toFixed(2),
  isMet: own / astro >= 1,
});

/**
 * What the builds are held to.
 * @param sizes articles in each language, the smallest first
 */
export function buildGoals(sizes: readonly number[], builds: Builds): readonly BuildGoal[] {
  const { 'site build': own, Astro: astro } = builds;
  return sizes.flatMap((size, index) => {
    const [large, small] = [own[index], own[index - 1]];
    const [astroLarge, astroSmall] = [astro[index], astro[index - 1]];
    if (!large || !astroLarge) throw new Error(`there is no build of ${size} articles`);
    const rows: BuildGoal[] = [
      atLeastAstro(`${size} articles`, pagesPerSecond(large), pagesPerSecond(astroLarge)),
      {
        goal: `peak memory < ${maxMegabytes} MB, ${size} articles`,
        found: `${large.megabytes} MB`,
        isMet: large.megabytes < maxMegabytes,
      },
    ];
    if (!small || !astroSmall) return rows;
    const step = { small, large };
    const margin = `from ${sizes[index - 1]} to ${size} articles`;
    const [more, before] = [marginalKilobytes(step), kilobytesPerPage(small)];
    return [
      ...rows,
      atLeastAstro(margin, marginal(step), marginal({ small: astroSmall, large: astroLarge })),
      {
        // A page more never costs more memory than the pages before it did.
        goal: `memory a page is flat, ${margin}`,
        found: `${more.toFixed(0)} kB for one more, ${before.toFixed(0)} kB before`,
        isMet: more <= before,
      },
    ];
  });
}

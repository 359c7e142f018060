import { pathToFileURL } from 'node:url';
import { compiledMutant } from './check/compiled-mutant.ts';
import { findingFaults } from './check/finding-faults.ts';
import { pageTexts } from './check/page-texts.ts';
import { type CreatePrerenderer, renderPages } from './check/render-pages.ts';
import type { Mutant } from './mutant.ts';
import { openSample } from './open-sample.ts';
import { randomOf } from './random.ts';
import type { Sample } from './samples.ts';

/** What came of a mutant. */
export type Outcome = {
  /** What should not be; none where all is well. */
  readonly faults: readonly string[];
  readonly findings: number;
  /** Whether lint found no error. */
  readonly isClean: boolean;
  /** Sample, variant and route of the pages that were rendered. */
  readonly routes: readonly string[];
  /** How long lint took, in milliseconds of a processor: others may keep it busy. */
  readonly lintTime: number;
};

/** Longer than this, lint does not take for any mutant, in milliseconds of a processor. */
const maxLintTime = 1000;

const said = (what: string, error: unknown): string =>
  `${what} throws ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;

/**
 * Opens samples to check their mutants.
 * @param module path of the built prerenderer
 */
export async function mutantChecker(
  samples: readonly Sample[],
  module: string,
): Promise<(mutant: Mutant, seed: number, number: number) => Promise<Outcome>> {
  const loaded: { readonly createPrerenderer: CreatePrerenderer } = await import(
    /* @vite-ignore */ pathToFileURL(module).href
  );
  const opened = new Map(
    await Promise.all(
      samples.map(async (sample) => {
        const open = await openSample(sample);
        const [file = '', text = ''] = [...sample.files][0] ?? [];
        const { checked, diagnostics } = await open.lint(file, text);
        if (!checked)
          throw new Error(`${sample.name} itself is not clean: ${JSON.stringify(diagnostics)}`);
        const { model } = await compiledMutant(checked);
        return [sample, { open, before: pageTexts(model) }] as const;
      }),
    ),
  );
  return async ({ sample, file, text }, seed, number) => {
    const known = opened.get(sample);
    if (!known) throw new Error(`${sample.name} was not opened`);
    const { open, before } = known;
    const faults: string[] = [];
    const nothing = { findings: 0, isClean: false, routes: [] };
    const timed = async () => {
      const started = process.cpuUsage();
      const result = await open.lint(file, text);
      const { user, system } = process.cpuUsage(started);
      return { result, lintTime: (user + system) / 1000 };
    };
    let linted: Awaited<ReturnType<typeof timed>>;
    try {
      linted = await timed();
      // What is compiled the first time is quick the second time.
      if (linted.lintTime > maxLintTime) linted = await timed();
    } catch (error) {
      return { ...nothing, faults: [said('lint', error)], lintTime: 0 };
    }
    const { result, lintTime } = linted;
    if (lintTime > maxLintTime) faults.push(`lint takes ${Math.round(lintTime)} ms`);
    faults.push(...findingFaults(result, file, text));
    const { checked, diagnostics } = result;
    const outcome = { findings: diagnostics.length, isClean: checked !== undefined, lintTime };
    if (!checked) return { ...outcome, faults, routes: [] };
    try {
      const compiled = await compiledMutant(checked, number);
      const prerenderer = loaded.createPrerenderer({
        ...compiled.input,
        importOwn: (script) =>
          import(/* @vite-ignore */ pathToFileURL(open.own[script] ?? '').href),
      });
      const random = randomOf(seed ^ 0x5bd1e995, number);
      const pages = await renderPages(compiled, prerenderer, before, random);
      const routes = pages.routes.map((route) => `${sample.name} ${route}`);
      return { ...outcome, faults: [...faults, ...pages.faults], routes };
    } catch (error) {
      return { ...outcome, faults: [...faults, said('the build', error)], routes: [] };
    }
  };
}

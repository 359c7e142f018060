import type { Visit } from './visit.ts';

/** The middle one; of an even number the lower of the two. */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN;

/** Each measure's median over the visits of a page. Addresses count as early where they were in most visits. */
export function medianVisit(visits: readonly Visit[]): Visit {
  const of = (key: Exclude<keyof Visit, 'early'>): number =>
    median(visits.map((each) => each[key]));
  const addresses = new Set(visits.flatMap(({ early }) => early));
  return {
    requests: of('requests'),
    script: of('script'),
    style: of('style'),
    page: of('page'),
    data: of('data'),
    lcp: of('lcp'),
    fcp: of('fcp'),
    tbt: of('tbt'),
    cls: of('cls'),
    beforePaint: of('beforePaint'),
    interactive: of('interactive'),
    scriptBeforeInteractive: of('scriptBeforeInteractive'),
    styleSheets: of('styleSheets'),
    early: [...addresses].filter(
      (address) => visits.filter(({ early }) => early.includes(address)).length * 2 > visits.length,
    ),
  };
}

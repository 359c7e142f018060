import type { Visit } from './visit.ts';

/** Medians of one page on one device, and of the pages that it is held against. */
export type GoalInput = {
  readonly name: string;
  readonly own: Visit;
  readonly scriptless: Visit;
  /** The React app whose styles are a file, too: with a slow network a second round trip is most of a first paint. */
  readonly react: Visit;
  /** Whether the goals of the first paint apply: those of the home page and of articles. */
  readonly isFirstPaintGoal: boolean;
};

export type GoalRow = {
  readonly page: string;
  readonly goal: string;
  readonly found: string;
  readonly isMet: boolean;
};

const atMost = (
  page: string,
  what: string,
  found: number,
  limit: number,
  unit: string,
  digits: number,
): GoalRow => ({
  page,
  goal: `${what} ≤ ${limit}${unit}`,
  found: `${found.toFixed(digits)}${unit}`,
  isMet: found <= limit,
});

/** What the pages are held to. */
export function goalRows(input: GoalInput): readonly GoalRow[] {
  const { name, own, scriptless, react, isFirstPaintGoal } = input;
  const ratios = [
    atMost(name, 'LCP ÷ its script-less page', own.lcp / scriptless.lcp, 1.1, '', 2),
    atMost(name, 'that page ÷ React, styles in a file', scriptless.lcp / react.lcp, 1.5, '', 2),
  ];
  return [
    ...(isFirstPaintGoal ? ratios : []),
    atMost(name, 'TBT', own.tbt, 150, ' ms', 0),
    atMost(name, 'CLS', own.cls, 0.01, '', 3),
    {
      page: name,
      goal: 'says when it can be used',
      found: Number.isFinite(own.interactive) ? `after ${own.interactive.toFixed(0)} ms` : 'never',
      isMet: Number.isFinite(own.interactive),
    },
    atMost(name, 'JS before interactive', own.scriptBeforeInteractive, 85, ' kB', 1),
    atMost(name, 'CSS', own.style, 15, ' kB', 1),
    atMost(name, 'style sheets', own.styleSheets, 1, '', 0),
    {
      page: name,
      goal: 'before first paint only page, style sheet, visible pictures',
      found:
        own.early.length === 0 ? 'nothing else' : `${own.early.length}: ${own.early.join(' ')}`,
      isMet: own.early.length === 0,
    },
  ];
}

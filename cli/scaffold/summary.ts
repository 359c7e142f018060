import { table } from '../report/table.ts';
import type { Additions } from './recipe.ts';

/**
 * What was written, and what to do next, for people to read.
 * @param generated the generated files that changed
 */
export function summary(
  { newFiles, edits, generates, reports, next, tests, demo }: Additions,
  generated: readonly string[],
): string {
  const rows = (label: string, paths: readonly string[]): string[][] =>
    paths.map((path) => [label, path]);
  return [
    table([
      ...rows('wrote', [...Object.keys(newFiles), ...Object.keys(reports)]),
      ...rows('changed', Object.keys(edits)),
      ...rows('generated', generated),
    ]),
    'See it:',
    `  ${demo}`,
    '',
    'Edit next:',
    table(next.map(({ file, purpose }) => [`  ${file}`, purpose])),
    'Check after each edit:',
    ...(generates ? ['  npm run generate'] : []),
    '  npm run types && npm run lint',
    `  npx vitest run --project unit ${tests.join(' ')}`,
    '',
  ].join('\n');
}

import { readFileSync } from 'node:fs';

export type Fact = { readonly language: string; readonly device: string; readonly path: string };

/** Values that exist in the sample content, by the last literal segment before them. */
const samples: readonly (readonly [pattern: RegExp, values: Readonly<Record<string, string>>])[] = [
  [/newsDetail/, { id: 'first-lesson', date: '2026-03-02', contentType: 'article' }],
  [/resumeDetail/, { id: 'ocean-science-dean' }],
  [/topicDetail/, { id: 'one-bay', date: '2026-03-12' }],
  [/informationListPage|informationOpenList/, { id: 'autumn-registration' }],
  [/search/, { title: '营商' }],
  [/./, { id: 'all', type: 'news', pageKey: 'home' }],
];

/** A path with its parameters filled in. */
export function sampleAddress(path: string): string {
  const values = samples.find(([pattern]) => pattern.test(path))?.[1] ?? {};
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? 'all'));
}

/** The 84 routes of the specification. */
export const facts: readonly Fact[] = JSON.parse(
  readFileSync('tests/fixtures/routes/routes.json', 'utf8'),
);

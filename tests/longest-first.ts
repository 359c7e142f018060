import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, the longest first: begun last, one of them would run alone while a core is idle. */
const longest = [
  'benchmarks',
  'mutants',
  'killed-builds',
  'new-recipes',
  'looks-accessibility',
  'screens',
  'faults',
  'conditions',
  'servers-sample',
  'library-crawl',
  'init-accessibility',
  'hydration',
  'attacks-addresses',
  'zone-walk',
  'reflow',
  'soak',
  'servers',
].map((name) => `/tests/long/${name}.test.ts`);

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place < 0 ? longest.length : place;
};

/** Starts the files that take longest first, the others as vitest does. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}

import { describe, expect, it } from 'vitest';
import { pages, stepsOf } from './guide-examples.ts';
import { allKeys, keysOfStep } from './site-keys.ts';

const languages = [
  { language: 'English', folder: /^docs\/guide\/[^/]+$/ },
  { language: 'Chinese', folder: /^docs\/guide\/zh\// },
];

/** Keys that the guide need not show, each with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  'pluralText.zero': 'neither Chinese nor English has this form of words with a number',
  'pluralText.two': 'neither Chinese nor English has this form of words with a number',
  'pluralText.few': 'neither Chinese nor English has this form of words with a number',
  'pluralText.many': 'neither Chinese nor English has this form of words with a number',
};

const keys = [...allKeys()].sort();

describe('The keys of the site language', () => {
  it('are found at every depth, those of all blocks once', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'version',
        'notice.from',
        'accessSignIn.endpoints.token',
        'serviceBlock.materials.title',
        'timetableBlock.entries[].until',
        'menu.titles.*.devices',
        'eventValues.except',
        'fieldValues.table.rows',
        'frontMatter.publishAt',
        'block.guard',
      ]),
    );
    expect(keys.filter((key) => /Block\.(guard|devices)$/.test(key))).toEqual([]);
  });

  it('leave out names of old', () => {
    expect(keys).toContain('identity.logo');
    expect(keys).not.toContain('identity.mark');
  });
});

describe.each(languages)('The guide in $language', ({ folder }) => {
  const shown = new Set(
    pages
      .filter(({ file }) => folder.test(file))
      .flatMap(stepsOf)
      .flatMap((step) => [...keysOfStep(step)]),
  );

  it('shows each of them in an example that is linted', () => {
    expect(keys.filter((key) => !shown.has(key) && !Object.hasOwn(exceptions, key))).toEqual([]);
  });

  it('has no exception that it does not need', () => {
    expect(Object.keys(exceptions).filter((key) => shown.has(key) || !keys.includes(key))).toEqual(
      [],
    );
  });
});

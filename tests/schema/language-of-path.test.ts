import { describe, expect, it } from 'vitest';
import { languageOfPath } from '../../schema/language-of-path.ts';

const prefixes = { zh: '', en: '/EN', enGb: '/EN/gb' };

describe('the language of a path', () => {
  it.each([
    ['/news', 'zh'],
    ['/EN/news', 'en'],
    ['/en', 'en'],
    ['/x/En/y', 'en'],
    ['/x/EN', 'en'],
    ['/ENglish', 'zh'],
    ['/xEN/y', 'zh'],
    ['/EN/gb/x', 'enGb'],
  ])('[R-05] of %s is %s', (path, language) => {
    expect(languageOfPath(path, prefixes, 'zh')).toBe(language);
  });
});

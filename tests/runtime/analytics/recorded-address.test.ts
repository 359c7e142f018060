import { describe, expect, it } from 'vitest';
import { addressRecorder } from '../../../runtime/analytics/recorded-address.ts';

const settings = {
  base: '/library/',
  isHash: false,
  keywords: false,
  query: ['code', 'page'],
  searches: ['/search/:keyword', '/EN/search/:keyword', '/zone/:home/search/:keyword'],
};

const at = (address: string, changes: Partial<typeof settings> = {}) =>
  addressRecorder({ ...settings, ...changes })(new URL(address, 'https://x.example'));

describe('a recorded address', () => {
  it.each([
    ['/library/news', 'https://x.example/library/news'],
    ['/library/', 'https://x.example/library/'],
    ['/library', 'https://x.example/library/'],
    ['/library/news?code=a&page=2#top', 'https://x.example/library/news?code=a&page=2'],
    ['/library/news?page=1', 'https://x.example/library/news'],
    ['/library/news?name=Li&utm_source=wx', 'https://x.example/library/news?utm_source=wx'],
    // The way back from a sign-in.
    ['/library/login?code=secret&state=s', 'https://x.example/library/login'],
  ])('of %s', (address, recorded) => {
    expect(at(address).address).toBe(recorded);
  });

  it('has no keyword, unless it may be recorded', () => {
    const address = '/library/EN/search/张三?nav=News&page=2';
    expect(at(address)).toEqual({
      address: 'https://x.example/library/EN/search?page=2',
      key: '/EN/search/%E5%BC%A0%E4%B8%89?page=2',
      keyword: '张三',
    });
    expect(at(address, { keywords: true }).address).toContain('/EN/search/%E5%BC%A0');
    expect(at('/library/zone/a/search/b').address).toBe('https://x.example/library/zone/a/search');
  });

  it('is what stands behind the # where that is the path', () => {
    const hash = { isHash: true, base: '/library/' };
    expect(at('/library/#/news?code=a&x=1', hash).address).toBe(
      'https://x.example/library/news?code=a',
    );
    expect(at('/library/index.html', hash).address).toBe('https://x.example/library/');
    expect(at('/library/#/search/x', hash)).toMatchObject({ keyword: 'x' });
  });

  it('tells searches for different words apart', () => {
    expect(at('/library/search/a').key).not.toBe(at('/library/search/b').key);
  });
});

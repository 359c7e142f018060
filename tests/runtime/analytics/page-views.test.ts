import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type PageView, pageViews } from '../../../runtime/analytics/page-views.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Page views of a window whose address and title are set. */
function watched() {
  const open = { path: '/', title: 'Home' };
  const seen: string[] = [];
  const views = pageViews(
    {
      read: () => ({ address: `https://x.example${open.path}`, key: open.path }),
      title: () => open.title,
      referrer: 'https://elsewhere.example/',
    },
    ({ address, title, referrer }: PageView) => {
      seen.push(`${new URL(address).pathname} ${title} < ${referrer}`);
    },
  );
  return {
    seen,
    views,
    go: (path: string, isReplaced = false) => {
      open.path = path;
      views.follow(isReplaced);
    },
    title: (title: string) => {
      open.title = title;
      views.settle();
    },
  };
}

describe('a page view', () => {
  it('is reported once, with the title that follows its address', () => {
    const { seen, go, title } = watched();
    go('/');
    title('Home');
    vi.advanceTimersByTime(500);
    go('/news');
    vi.advanceTimersByTime(300);
    title('News');
    go('/news');
    vi.advanceTimersByTime(5000);
    title('News (2)');
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual([
      '/ Home < https://elsewhere.example/',
      '/news News < https://x.example/',
    ]);
  });

  it('is reported where the title stays the same', () => {
    const { seen, go } = watched();
    go('/');
    vi.advanceTimersByTime(2000);
    go('/other');
    vi.advanceTimersByTime(2000);
    go('/');
    vi.advanceTimersByTime(2000);
    expect(seen).toHaveLength(3);
  });

  it('is none of an address that gives way at once', () => {
    const { seen, go, title } = watched();
    go('/index');
    go('/indexH5', true);
    title('Phone');
    vi.advanceTimersByTime(500);
    go('/old');
    go('/indexH5', true);
    vi.advanceTimersByTime(5000);
    expect(seen).toEqual(['/indexH5 Phone < https://elsewhere.example/']);
  });

  it('is reported before the next one, and before the page goes', () => {
    const { seen, views, go } = watched();
    go('/');
    go('/a');
    go('/b');
    views.flush();
    views.flush();
    expect(seen.map((each) => each.split(' ')[0])).toEqual(['/', '/a', '/b']);
  });
});

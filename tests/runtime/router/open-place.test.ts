import { describe, expect, it, vi } from 'vitest';
import { newOpenPlace, type Place } from '../../../runtime/router/open-place.ts';

const placeAt = (pathname: string, search = '', key = 'default'): Place => ({
  location: { pathname, search, hash: '', state: null, key },
  kind: 'POP',
});

const opened = (base = '/', want = vi.fn()) => ({
  place: newOpenPlace({ kind: 'browser', base }, placeAt('/news', '?page=2'), want),
  want,
});

describe('the open place, before the router is there', () => {
  it('asks for the router with the complete address, and goes there when it comes, to the last one alone', () => {
    const { place, want } = opened('/campus');
    void place.navigate('/institutions', {});
    void place.navigate('/theme?code=x#y', { replace: true });
    expect(want.mock.calls).toEqual([['/campus/institutions'], ['/campus/theme?code=x#y']]);
    const navigate = vi.fn();
    place.follow(navigate);
    expect(navigate.mock.calls).toEqual([['/theme?code=x#y', { replace: true }]]);
    void place.navigate('/news', {});
    expect(navigate).toHaveBeenLastCalledWith('/news', {});
    expect(want).toHaveBeenCalledTimes(2);
  });

  it.each([
    ['/news', '/news'],
    ['?page=3', '/news?page=3'],
    ['#top', '/news#top'],
    ['/a?b=c#d', '/a?b=c#d'],
  ])('spells %s as %s', (to, href) => {
    expect(opened().place.href(to)).toBe(href);
    expect(opened('/campus/').place.href(to)).toBe(`/campus${href}`);
  });

  it('spells addresses behind the #', () => {
    const place = newOpenPlace({ kind: 'hash' }, placeAt('/news'), () => undefined);
    expect(place.href('/a?b=c')).toBe('#/a?b=c');
  });
});

describe('whoever follows the open place', () => {
  it('hears of another one, not of the same one said anew by the router', () => {
    const { place } = opened();
    const changed = vi.fn();
    const stop = place.subscribe(changed);
    const before = place.get();
    place.move(placeAt('/news', '?page=2'));
    expect(changed).not.toHaveBeenCalled();
    expect(place.get()).toBe(before);
    place.move(placeAt('/news', '?page=2', 'k1'));
    expect(changed).toHaveBeenCalledTimes(1);
    stop();
    place.move(placeAt('/other'));
    expect(changed).toHaveBeenCalledTimes(1);
    expect(place.get().location.pathname).toBe('/other');
  });
});

describe('the open place', () => {
  it('knows whether a link of the page led here, and when it was pressed', () => {
    const { place } = opened();
    expect(place.sinceDeparture()).toBe(Number.POSITIVE_INFINITY);
    // Nothing led to the first page, as nothing does on the way back.
    expect(place.isFromPage()).toBe(true);
    const pushed: Place = { ...placeAt('/theme', '', 'second'), kind: 'PUSH' };
    place.depart({ isOfPage: false, time: performance.now() - 50 });
    place.move(pushed);
    expect(place.isFromPage()).toBe(false);
    expect(place.sinceDeparture()).toBeGreaterThanOrEqual(50);
    place.depart({ isOfPage: true, time: performance.now() });
    expect(place.isFromPage()).toBe(true);
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadWithRetry } from '../../../runtime/resources/load-with-retry.ts';
import { lazyTimeout } from '../../../runtime/resources/time-limit.ts';
import { TimedOut, withinTime } from '../../../schema/within-time.ts';

const running = { root: '/', script: 'index-aaaa.js', model: 'model-1' };
let served: { page: string; build: string } | undefined;
let reloads = 0;
const asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  served = { page: '<script src="/static/js/index-aaaa.js">', build: 'model-1' };
  reloads = 0;
  asked.length = 0;
  sessionStorage.clear();
  vi.stubGlobal('fetch', async (address: string, options?: RequestInit) => {
    asked.push(`${address.split('?')[0]} ${options?.cache ?? ''}`.trim());
    if (!served) throw new TypeError('no network');
    return address.includes('site.json')
      ? new Response(JSON.stringify({ build: served.build }))
      : new Response(served.page);
  });
  vi.stubGlobal('location', {
    reload: () => {
      reloads += 1;
    },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Loads something that always fails, as long as it takes; tells how often it was tried, and the end. */
async function failing(loading = loadWithRetry(running), error = new Error('no')) {
  let tries = 0;
  let end = 'open';
  void loading(async () => {
    tries += 1;
    throw error;
  }).then(
    () => {
      end = 'loaded';
    },
    () => {
      end = 'failed';
    },
  );
  await vi.advanceTimersByTimeAsync(10_000);
  return { tries, end };
}

describe('[C-05] a part that fails', () => {
  it('is tried three times, with growing pauses', async () => {
    const times: number[] = [];
    const start = performance.now();
    const loaded = loadWithRetry(running)(async () => {
      times.push(performance.now() - start);
      if (times.length < 3) throw new Error('no');
      return 'it';
    });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await loaded).toBe('it');
    expect(times).toEqual([0, 500, 2500]);
    expect(asked).toEqual([]);
  });

  it('has failed where the site is as it was, its page and model asked for past caches', async () => {
    expect(await failing()).toEqual({ tries: 3, end: 'failed' });
    expect(asked).toEqual(['/ no-store', '/site.json default']);
    expect(reloads).toBe(0);
  });

  it('that took 120 s is not tried again', async () => {
    let tries = 0;
    const loading = loadWithRetry(running)(() => {
      tries += 1;
      return withinTime(() => new Promise(() => {}), lazyTimeout);
    });
    const end = expect(loading).rejects.toBeInstanceOf(TimedOut);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await end;
    expect(tries).toBe(1);
  });

  it.each([
    ['another runtime', { page: '<script src="/static/js/index-bbbb.js">', build: 'model-1' }],
    ['another model', { page: '<script src="/static/js/index-aaaa.js">', build: 'model-2' }],
  ])('loads the page anew where %s is served, once', async (_, now) => {
    served = now;
    expect(await failing()).toEqual({ tries: 3, end: 'open' });
    expect(reloads).toBe(1);
    // The page that comes is the same one again.
    expect(await failing()).toEqual({ tries: 3, end: 'failed' });
    expect(reloads).toBe(1);
    // Or a newer one, which fails as well, and then the first again.
    await failing(loadWithRetry({ ...running, script: 'index-cccc.js' }));
    expect(reloads).toBe(2);
    await failing();
    expect(reloads).toBe(2);
  });

  it('asks once for all that fail together', async () => {
    served = { page: '', build: '' };
    const loading = loadWithRetry(running);
    await Promise.all([failing(loading), failing(loading), failing(loading)]);
    expect(reloads).toBe(1);
  });

  it('says so in the end where a load of the page is called off', async () => {
    served = { page: '', build: '' };
    const loading = loadWithRetry(running)(() => Promise.reject(new Error('no')));
    const end = expect(loading).rejects.toThrow('no');
    await vi.advanceTimersByTimeAsync(lazyTimeout + 10_000);
    await end;
  });

  it('asks for the page that the script started, also for the one that says that there is none', async () => {
    const page = '/no/such/page?code=x';
    served = { page: 'a built page, of other scripts', build: 'model-1' };
    vi.stubGlobal('fetch', async (address: string) =>
      address.startsWith('/no/such/page?code=x&_t=')
        ? new Response('<script src="index-aaaa.js" id="boot-hints">', { status: 404 })
        : new Response(JSON.stringify({ build: 'model-1' })),
    );
    expect((await failing(loadWithRetry({ ...running, page }))).end).toBe('failed');
    expect(reloads).toBe(0);
    // Somebody else's page with the same status says nothing of the site.
    vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }));
    expect((await failing(loadWithRetry({ ...running, page }))).end).toBe('failed');
    expect(reloads).toBe(0);
  });

  it('loads no page anew without network, nor with storage that keeps nothing', async () => {
    served = undefined;
    expect((await failing()).end).toBe('failed');
    served = { page: '', build: '' };
    vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
    expect((await failing()).end).toBe('failed');
    vi.stubGlobal('sessionStorage', undefined);
    expect((await failing()).end).toBe('failed');
    expect(reloads).toBe(0);
  });
});

import type { Page } from 'playwright-core';
import type { Condition } from './condition.ts';
import { wholePage } from './whole-page.ts';

type Place = 'localStorage' | 'sessionStorage' | 'indexedDB' | 'caches' | 'cookie';

/** Has access to places fail as where cookies are blocked. */
const closed =
  (...places: readonly Place[]) =>
  (page: Page) =>
    page.addInitScript((names: readonly Place[]) => {
      const fail = (): never => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      for (const name of names)
        Object.defineProperty(name === 'cookie' ? document : window, name, {
          configurable: true,
          get: fail,
          set: fail,
        });
    }, places);

const full = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });

/** What other software, or an older release, may have left under the names of the site. */
const rubbish = (page: Page) =>
  page.addInitScript(() => {
    const names = ['site-display', 'site-searches', 'site-places', 'site-device', 'site-typed'];
    names.push('site-reloaded-from');
    for (const [index, name] of names.entries()) {
      const text = ['{', 'null', '[null,1,{}]', '"\\u0000"', '{"fields":7}', '%%%'][index] ?? '';
      localStorage.setItem(name, text);
      sessionStorage.setItem(name, text);
      // biome-ignore lint/suspicious/noDocumentCookie: as older software writes it
      document.cookie = `${name}=${encodeURIComponent(text)}; path=/`;
    }
  });

export const storage: readonly Condition[] = [
  wholePage('`localStorage` throws', '`localStorage` 抛出异常', closed('localStorage')),
  wholePage('`sessionStorage` throws', '`sessionStorage` 抛出异常', closed('sessionStorage')),
  wholePage('cookies throw', 'Cookie 抛出异常', closed('cookie')),
  wholePage('IndexedDB throws', 'IndexedDB 抛出异常', closed('indexedDB')),
  wholePage('`caches` throws', '`caches` 抛出异常', closed('caches')),
  {
    ...wholePage(
      'all storage throws, as where cookies are blocked',
      '所有存储都抛出异常（如禁用了 Cookie）',
      closed('localStorage', 'sessionStorage', 'cookie', 'indexedDB', 'caches'),
    ),
    isInHash: true,
  },
  wholePage('storage is full', '存储空间已满', full),
  wholePage(
    'storage holds something else under the site’s names',
    '存储中同名的内容已损坏',
    rubbish,
  ),
];

import { cachePrefix } from '../../../schema/offline/offline-names.ts';

/** Database of the package that limits what caches keep. */
const limitsDatabase = 'workbox-expiration';

/**
 * The service worker of a site that browsers do not keep any more: where an earlier build left one, it takes its place,
 * drops what was kept and goes away. Without it visitors would keep the old one for good.
 */
export const removedWorker = (base: string): string =>
  [
    "addEventListener('install', () => skipWaiting());",
    "addEventListener('activate', (event) => event.waitUntil(leave()));",
    'async function leave() {',
    '  for (const name of await caches.keys())',
    `    if (name.startsWith(${JSON.stringify(cachePrefix(base))})) await caches.delete(name);`,
    '  // Other sites of the same host may use it, too.',
    `  if ((await caches.keys()).length === 0) indexedDB.deleteDatabase('${limitsDatabase}');`,
    '  await registration.unregister();',
    '}',
    '',
  ].join('\n');

/** The service worker, relative to the site's root. Its name never changes: browsers ask for it again under that name. */
export const workerFile = 'sw.js';

/** The web app manifest of a language, relative to the site's root. */
export const webManifestFile = (language: string): string => `manifest.${language}.webmanifest`;

/** The page for visitors without a connection, relative to the site's root. */
export const offlineFile = (language: string): string => `errors/offline.${language}.html`;

/** What the names of a site's caches begin with: an origin may have several sites, each below its own base. */
export const cachePrefix = (base: string): string => `site ${base} `;

/** Cache of what the list of pages that were read shows. */
export const readCache = (base: string): string => `${cachePrefix(base)}read`;

/** Cache of start pages and pages for visitors without a connection, with what they need. */
export const startCache = (base: string): string => `${cachePrefix(base)}start`;

/** Cache of pages that were read. */
export const pagesCache = (base: string): string => `${cachePrefix(base)}pages`;

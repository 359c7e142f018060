import { hashedFolder } from './cache-control.ts';

/** Files that are data, style, or pictures without scripts. SVG, XML, PDF and HTML are documents to a browser. */
const data = /\.(?:avif|css|gif|ico|jpe?g|json|m4a|m4v|mp3|mp4|ogg|otf|png|ttf|webm|webp|woff2?)$/i;

/**
 * Whether a file is neither shown as a document nor run by itself: then a policy for pages says nothing of it. Modules
 * belong to the page that imports them; a script elsewhere may be a worker, which goes by its own policy (Content
 * Security Policy Level 3, 4.2).
 * @param path from the site's root
 */
export const isPlainFile = (path: string): boolean =>
  data.test(path) || (path.startsWith(hashedFolder) && path.endsWith('.js'));

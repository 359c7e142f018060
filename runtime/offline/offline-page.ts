import { setDisplayAttributes } from '../display/display-attributes.ts';
import { readDisplay } from '../display/display-choice.ts';
import { fillReadList } from './read-list.ts';
import { readPages } from './read-pages.ts';

/*
 * The script of the page for visitors without a connection, bundled apart (see vite.config.ts): a file of its own that
 * needs no other one.
 */

const { root = '/', history } = document.currentScript?.dataset ?? {};

setDisplayAttributes(readDisplay() ?? {});

async function show(): Promise<void> {
  const part = document.querySelector('[data-read]');
  if (part) fillReadList(part, await readPages({ root, isHash: history === 'hash' }));
  document.documentElement.dataset.live = '';
}

let isLeaving = false;
addEventListener('beforeunload', () => {
  isLeaving = true;
});
// The page that is wanted here may come now. A visitor who already goes elsewhere is not called back.
addEventListener('online', () => {
  if (!isLeaving) location.reload();
});
addEventListener('DOMContentLoaded', () => {
  // What stands on the page is enough where the caches are closed to us.
  show().catch(() => undefined);
});

import type { BootWords } from '../../schema/boot-hints.ts';

/** Words for a page that brings none: those of `english.ts`, without the hundreds of others there. */
export const defaultWords: BootWords = {
  tag: 'en',
  loading: 'Loading…',
  loadSlow: 'This is taking longer than usual. You can keep waiting, or try again.',
  siteFailed: 'The site did not load',
  retry: 'Try again',
};

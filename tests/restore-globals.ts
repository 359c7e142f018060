import { afterAll, vi } from 'vitest';

/* Files of tests that share a process leave it as they found it: what one put in the place of `fetch` answers no other. */

const { fetch } = globalThis;

afterAll(() => {
  vi.unstubAllGlobals();
  globalThis.fetch = fetch;
});

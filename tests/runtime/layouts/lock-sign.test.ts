import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('the lock of a menu item has the colour of the title that it stands behind', () => {
  // Headers have grounds of their own: a colour for the page would be lost on some of them.
  const css = readFileSync('runtime/layouts/lock-sign/lock-sign.module.css', 'utf8');
  expect(css).toContain('.sign');
  expect(css).not.toMatch(/(?:^|[\s;{])(?:color|opacity)\s*:/);
});

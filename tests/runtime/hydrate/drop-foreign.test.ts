// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { dropForeign } from '../../../runtime/hydrate/drop-foreign.ts';

it('takes custom elements out of a page, and nothing of its own', () => {
  const root = document.createElement('div');
  const own =
    '<main><h1>标题</h1><svg><font-face></font-face></svg><p data-x="a-b">字</p><noscript></noscript></main>';
  root.innerHTML = own
    .replace('</h1>', '<extension-mark>!</extension-mark></h1>')
    .replace('</main>', '<extension-note><b>x</b></extension-note></main>');
  dropForeign(root);
  expect(root.innerHTML).toBe(own);
});

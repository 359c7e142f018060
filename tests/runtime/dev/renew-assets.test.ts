// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { renewAssets } from '../../../runtime/dev/renew-assets.ts';

it('loads what changed anew, and nothing else', () => {
  document.head.innerHTML =
    '<link rel="stylesheet" href="/base/theme.css?v=1"><link rel="stylesheet" href="/base/static/css/site.css">';
  document.body.innerHTML =
    '<img id="own" src="/base/art/%E5%9B%BE.svg" srcset="/base/art/a.svg 2x"><img id="other" src="/base/art/other.svg"><img id="far" src="https://far.example/base/art/图.svg">';
  renewAssets('/base/', new Set(['theme.css', 'art/图.svg']), 'b2');
  const links = () =>
    [...document.querySelectorAll('link')].map((each) => each.getAttribute('href'));
  const added = document.querySelector('link[href$="v=b2"]');
  expect(new URL(added?.getAttribute('href') ?? '', location.href).pathname).toBe(
    '/base/theme.css',
  );
  // The old one holds until the new one is there.
  expect(links()).toContain('/base/theme.css?v=1');
  added?.dispatchEvent(new Event('load'));
  expect(links()).not.toContain('/base/theme.css?v=1');
  expect(links()).toContain('/base/static/css/site.css');
  const picture = (id: string) => document.querySelector<HTMLImageElement>(`#${id}`);
  expect(picture('own')?.src).toMatch(/\/base\/art\/%E5%9B%BE\.svg\?v=b2$/);
  expect(picture('own')?.hasAttribute('srcset')).toBe(false);
  expect(picture('other')?.src).not.toMatch(/v=b2/);
  expect(picture('far')?.src).not.toMatch(/v=b2/);
});

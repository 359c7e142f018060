// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { modelOf, sourceOf } from '../../fixtures/load-fixture.ts';
import { openApp } from '../open-app.tsx';

const hrefs = async (address: string, label: string): Promise<readonly (string | null)[]> => {
  const { element } = await openApp(modelOf(sourceOf('site/site.yaml')), address, {});
  return [...element.querySelectorAll('footer a')]
    .filter(({ textContent }) => textContent === label)
    .map((link) => link.getAttribute('href'));
};

it('lead to the same page on the other device, with its query', async () => {
  expect(await hrefs('/news?code=theme', '手机版')).toEqual(['/newsH5?code=theme&device=mobile']);
});

it.each([
  ['/nowhere?x=1', '手机版', '/indexH5?device=mobile'],
  ['/EN/nowhere', 'Mobile version', '/EN/IndexH5?device=mobile'],
])('of an address that no route has lead home: %s', async (address, label, href) => {
  expect(await hrefs(address, label)).toEqual([href]);
});

// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { redirectsFile } from '../../../../schema/redirects/redirect-model.ts';
import { type FileReader, siteWithContent } from '../../../fixtures/content-of.ts';
import { answerWith } from '../../load-address.ts';
import { openApp } from '../../open-app.tsx';

const { model, file } = await siteWithContent('tests/fixtures/twins/prefix');

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => {};

const withList: FileReader = (path) =>
  path === redirectsFile ? JSON.stringify(model.redirects) : file(path);

async function open(address: string, read = withList) {
  answerWith(read);
  const { element } = await openApp(model, address, { device: 'desktop' });
  for (let turn = 0; turn < 8; turn += 1)
    await act(async () => new Promise((go) => setTimeout(go)));
  return { heading: element.querySelector('h1')?.textContent, title: document.title };
}

describe('an address of an older system, without a server that knows it', () => {
  it.each([
    ['/old.php?id=2', '/news/notice-2'],
    ['/OLD.php?x=1&id=2', '/news/notice-2'],
    ['/archive/2019/notice-2', '/news/notice-2'],
    ['/view.php?kind=berth&nr=3', '/泊位/3'],
  ])('%s shows %s', async (old, address) => {
    const [moved, shown] = [await open(old), await open(address)];
    expect(shown.heading).toBeTruthy();
    expect(moved).toEqual(shown);
  });

  it.each(['/old.php?id=9', '/archive/last/notice-2', '/gone/berth', '/nowhere'])(
    '%s stays the page that says that there is none',
    async (address) => {
      expect((await open(address)).heading).toBe((await open('/nowhere-else')).heading);
    },
  );

  it('stays that page where the list does not come', async () => {
    const { heading } = await open('/old.php?id=2', file);
    expect(heading).toBe((await open('/nowhere')).heading);
  });
});

import { describe, expect, it } from 'vitest';
import { mobile } from '../browser/open-browser.ts';
import { type HostileTexts, inGroups } from './attacks/data-texts.ts';
import { answerHostile, entryId, hitsPerPage, listPages } from './attacks/hostile-services.ts';
import { pollutingJson } from './attacks/pollution.ts';
import { policies, withHostileData } from './attacks/with-hostile-data.ts';

/* What services answer: the web configuration, a content API, a search service. */

const start = withHostileData();

const item = ({ text, address }: HostileTexts) => ({
  pageCode: text,
  title: text,
  subTitle: text,
  linkUrl: address,
  link: text,
  linkType: 2,
  image: address,
  imageText: text,
});

describe.concurrent.each(policies)('hostile answers %s', (how, hasPolicy) => {
  it.each([
    ['desktop', undefined],
    ['phone', mobile],
  ] as const)('of the web configuration run nothing on a %s', async (name, device) => {
    const { page, texts, load, look, end } = await start(hasPolicy, device);
    let body = '{}';
    await page.route('**/conf/fr.json*', (route) =>
      route.fulfill({ contentType: 'application/json', body }),
    );
    for (const [index, group] of inGroups(texts, 20).entries()) {
      const navbar = group.map((each) => ({
        ...item(each),
        childrens: group.slice(0, 5).map(item),
      }));
      const [first] = group;
      body = JSON.stringify({
        websiteName: first?.text,
        appId: first?.text,
        siteId: first?.address,
        navbar,
      });
      await load('/accueil');
      if (device) {
        await page.getByRole('button', { name: 'Menu' }).click();
        await page.getByRole('dialog').getByRole('listitem').nth(5).waitFor();
      } else expect(await page.locator('nav li').count()).toBeGreaterThan(5);
      await look(`group ${index}`);
    }
    for (body of pollutingJson) {
      await load('/accueil');
      await look(body);
    }
    await end(`web configuration ${how}, ${name}`, texts.length + pollutingJson.length);
  });

  it('of a content API run nothing', async () => {
    const { page, texts, load, goTo, look, end } = await start(hasPolicy);
    await answerHostile(page, texts);
    await load('/bulletins');
    for (let number = 1; number <= listPages(texts); number += 1) {
      await goTo(`/bulletins?page=${number}`);
      await page
        .getByText(entryId(4 * (number - 1)))
        .first()
        .waitFor();
      await look(`page ${number} of the list`);
    }
    for (const [index, { text }] of texts.entries()) {
      await goTo(`/bulletins/${entryId(index)}/2026-03-18`);
      await page.locator('article p').getByText(entryId(index), { exact: true }).waitFor();
      await look(`entry ${text}`);
    }
    await end(`content API ${how}`, 2 * texts.length);
  });

  it('of a search service run nothing', async () => {
    const { page, texts, load, goTo, look, end } = await start(hasPolicy);
    await answerHostile(page, texts);
    await load('/accueil');
    for (const [index] of inGroups(texts, hitsPerPage).entries()) {
      await goTo(`/recherche/m${index}`);
      await page.locator('#content li a').first().waitFor();
      await look(`hits ${index}`);
    }
    await end(`search service ${how}`, texts.length);
  });
});

import type { Page } from 'playwright-core';
import type { SiteModel } from '../../schema/model.ts';
import type { Frame } from '../../schema/page-state.ts';

/** Has a page get web configurations with another menu. */
export async function withMenu(page: Page, navbar: unknown): Promise<void> {
  await page.route('**/json/website/webconfig.*.json*', (route) =>
    route.fulfill({ json: { websiteName: '测试站', navbar } }),
  );
}

/** Has a page get a model with changes, as another site.yaml would make it: a built page from its frame. */
export async function withModel(
  page: Page,
  change: (model: SiteModel) => SiteModel,
): Promise<void> {
  await page.route(/\/(?:site|frame\.[^/]+)\.json/, async (route) => {
    const response = await route.fetch();
    const file: SiteModel | Frame = await response.json();
    const json = 'site' in file ? { ...file, site: change(file.site) } : change(file);
    await route.fulfill({ response, json });
  });
}

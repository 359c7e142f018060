import type { Page } from 'playwright-core';
import type { SiteModel } from '../../schema/model.ts';

/** Has a page get web configurations with another menu. */
export async function withMenu(page: Page, navbar: unknown): Promise<void> {
  await page.route('**/json/website/webconfig.*.json*', (route) =>
    route.fulfill({ json: { websiteName: '测试站', navbar } }),
  );
}

/** Has a page get a model with changes, as another site.yaml would make it. */
export async function withModel(
  page: Page,
  change: (model: SiteModel) => SiteModel,
): Promise<void> {
  await page.route('**/site.json*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: change(await response.json()) });
  });
}

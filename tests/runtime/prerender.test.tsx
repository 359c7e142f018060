// @vitest-environment node
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '../../runtime/boot/app.tsx';
import { flatRoutes } from '../../schema/compile/flat-routes.ts';
import { routeAddresses } from '../../schema/compile/route-addresses.ts';
import { siteSettings } from '../../schema/compile/site-settings.ts';
import { sampleAddress } from '../browser/sample-addresses.ts';
import { siteWithContent } from '../fixtures/content-of.ts';
import { answerWith, loadAddress } from './load-address.ts';
import { runningSite } from './running-site.ts';

describe('in Node, where there is no window', async () => {
  const { source, model, file } = await siteWithContent('site');
  const addresses = routeAddresses(flatRoutes(source.routes), siteSettings(source));

  it.each(['desktop', 'mobile'])(
    'every page of the %s set renders at once, with no inline style',
    async (device) => {
      expect(typeof window).toBe('undefined');
      answerWith(file);
      const state = await runningSite(model, { device }, { device });
      for (const { path } of addresses.filter((each) => each.device === device)) {
        await loadAddress(state, sampleAddress(path));
        const html = renderToString(
          <App state={state} history={{ kind: 'static', address: sampleAddress(path) }} />,
        );
        expect(html, path).toContain('id="content"');
        expect(html.match(/<h1[ >]/g), path).toHaveLength(1);
        expect(html, path).not.toMatch(/ style="/);
        expect(html, path).not.toContain('<script');
      }
    },
  );
});

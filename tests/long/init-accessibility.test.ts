import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { axeViolations } from '../browser/axe.ts';
import { desktop, mobile, openPage, settled } from '../browser/open-browser.ts';
import { serveFolder } from '../browser/serve-site.ts';
import { withSite } from '../browser/with-site.ts';

const site = join(process.cwd(), 'dist/cli/site.js');

/** Starts a site from a template, lints and builds it. */
function build(template: string, devices: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-init-'));
  const call = (...args: string[]): void => {
    execFileSync('node', [site, ...args], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  };
  call('init', '--yes', '--template', template, '--devices', devices);
  call('lint', '--max-warnings', '0');
  call('build');
  return folder;
}

/** The folder of an address; / for one of a language's own pages. */
const parentOf = (address: string): string =>
  address
    .replace(/\?.*/, '')
    .replace(/[^/]*$/, '')
    .replace(/^\/en\/$/, '/');

/** The addresses of the pages that were built for a device, and those of a search and of no page. */
function addressesIn(folder: string, isTwin: boolean): readonly string[] {
  const suffix = isTwin ? 'H5' : '';
  const built = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) => file.endsWith('.html') && !/^(?:fallback|errors)\/|^(?:shell|404|500)\./.test(file),
    )
    .filter((file) => /^(?:en\/)?[a-z]+H5\b/.test(file) === isTwin)
    .map((file) => `/${file.replace(/\.html$/, '').replace('.code-', '?code=')}`);
  // Entries of one kind are laid out alike.
  const isOneOfTwo = (address: string, index: number): boolean =>
    built
      .slice(0, index)
      .filter((each) => parentOf(each) !== '/' && parentOf(each) === parentOf(address)).length < 2;
  return [
    ...built.filter(isOneOfTwo),
    `/search${suffix}/lake`,
    `/en/search${suffix}/lake`,
    `/nowhere${suffix}`,
  ];
}

describe.each(['institution', 'library', 'blank'])(
  'axe finds nothing on new sites of %s',
  (name) => {
    describe.each(['twins', 'responsive'])('with %s', (devices) => {
      let folder = '';
      const running = withSite(async () => {
        folder = build(name, devices);
        const served = await serveFolder(join(folder, 'dist/site'));
        return {
          ...served,
          close: async () => {
            await served.close();
            rmSync(folder, { recursive: true, force: true });
          },
        };
      });

      it.each([
        ['a desktop', desktop],
        ['a phone', mobile],
      ])('on %s', async (_, device) => {
        const { page } = await openPage(running.browser, { ...device, bypassCSP: true });
        const isTwin = devices === 'twins' && device === mobile;
        const addresses = addressesIn(running.site.folder, isTwin);
        expect(addresses.length).toBeGreaterThan(10);
        const found: Record<string, string[]> = {};
        for (const address of addresses) {
          await page.goto(running.site.origin + address);
          await settled(page);
          const violations = await axeViolations(page);
          if (violations.length > 0) found[address] = violations;
        }
        expect(found).toEqual({});
        await page.context().close();
      });
    });
  },
);

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
  const isFirst = (address: string, index: number): boolean =>
    parentOf(address) === '/' ||
    built.findIndex((each) => parentOf(each) === parentOf(address)) === index;
  return [
    ...built.filter(isFirst),
    `/search${suffix}/lake`,
    `/en/search${suffix}/lake`,
    `/nowhere${suffix}`,
  ];
}

/** The pages of a template have the same parts, whether they have twins or not: the largest is looked at in both ways. */
const templates = [
  ['institution', ['twins', 'responsive']],
  ['library', ['responsive']],
  ['blank', ['twins']],
] as const;

describe.each(templates)('axe finds nothing on new sites of %s', (name, kinds) => {
  describe.each(kinds)('with %s', (devices) => {
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
      // On desktops pages are the same, whether they have twins or not.
      ...(devices === 'twins' ? ([['a desktop', desktop]] as const) : []),
      ['a phone', mobile] as const,
    ])('on %s', async (_, device) => {
      const { page } = await openPage(running.browser, { ...device, bypassCSP: true });
      const isTwin = devices === 'twins' && device === mobile;
      const addresses = addressesIn(running.site.folder, isTwin);
      expect(addresses.length).toBeGreaterThan(5);
      const found: Record<string, string[]> = {};
      // Twins are examined in both languages, in pages of the same parts.
      const chosen = addresses.filter((each) => devices === 'twins' || !each.startsWith('/en'));
      for (const address of chosen) {
        await page.goto(running.site.origin + address);
        await settled(page);
        const violations = await axeViolations(page);
        if (violations.length > 0) found[address] = violations;
      }
      expect(found).toEqual({});
      await page.context().close();
    });
  });
});

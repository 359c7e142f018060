import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { siteTemplate, templateIds } from '../../cli/init/site-template.ts';
import { runSite } from '../cli/commands/run-site.ts';

let folder = '';
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Starts a site in a new folder, and says what the linter finds there. */
async function linted(...flags: string[]): Promise<string> {
  folder = mkdtempSync(join(tmpdir(), 'site-init-'));
  const { code, err } = await runSite('init', folder, '--yes', '--quiet', ...flags);
  expect(err).toBe('');
  expect(code).toBe(0);
  const site = join(folder, 'site');
  const { out } = await runSite('lint', site, '--no-cache');
  const { out: formatted, err: said } = await runSite('fmt', site, '--check');
  return `${out}${formatted}${said.replace(/^\d+ files?, 0 to be formatted\n/, '')}`;
}

const languages = ['zh,en', 'en,zh', 'zh', 'en', 'zh,en,fr', 'de,en', 'fr'];

describe.each(templateIds)('a new site of the template %s has no finding', (template) => {
  describe.each(['twins', 'responsive'])('with %s', (devices) => {
    it.each(languages)('in %s', async (tags) => {
      const flags = ['--template', template, '--devices', devices, '--languages', tags];
      expect(await linted(...flags)).toBe('no problems\n');
    });
  });

  it('with a public address', async () => {
    const flags = ['--template', template, '--origin', 'https://www.example.edu/'];
    expect(await linted(...flags)).toBe('no problems\n');
  });

  it('with each section alone, and with none', async () => {
    const ids = (await siteTemplate(template)).sections.map(({ id }) => id);
    const choices = ['none', ...ids, ids.slice(1).join()];
    for (const sections of choices) {
      const found = await linted('--template', template, '--sections', sections);
      expect(`${sections}: ${found}`).toBe(`${sections}: no problems\n`);
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it.each(['zh-Hant', 'pt-BR', 'ar', 'en-GB'])('in %s', async (tag) => {
    expect(await linted('--template', template, '--languages', `zh,${tag}`)).toBe('no problems\n');
  });

  it('with any name', async () => {
    const names = [
      `A "quoted": 'name', </script> & {braces} #1`,
      '“引号”学院：测试',
      '🎉',
      'true',
      '- x',
      '012',
      '{{name}}',
      'National Institute of Marine Science and Technology',
      '国家海洋科学技术与可持续发展联合研究院',
    ];
    for (const name of names) {
      const found = await linted('--template', template, '--name', name);
      expect(`${name} ${found}`).toBe(`${name} no problems\n`);
      const config = readFileSync(
        join(folder, 'site/public/json/website/webconfig.zh.json'),
        'utf8',
      );
      expect(JSON.parse(config).websiteName).toBe(name);
      rmSync(folder, { recursive: true, force: true });
    }
  });
});

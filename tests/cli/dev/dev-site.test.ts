import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandIo } from '../../../cli/command-io.ts';
import { type DevSite, devSite } from '../../../cli/dev/dev-site.ts';
import type { LintResult } from '../../../cli/lint/lint-site.ts';
import type { CliLanguage } from '../../../cli/local-text.ts';
import { report } from '../../../cli/report/report.ts';
import { includingSite, partOf, siteFolder } from '../site-folder.ts';

let folder = '';
let site: DevSite;

const at = (path: string): string => join(folder, path);
const open = (language: CliLanguage = 'en'): void => {
  const terminal = { stdout: () => undefined, stderr: () => undefined, color: false };
  site = devSite(
    { folder, file: at('site.yaml') },
    commandIo(terminal, { language, quiet: false }),
  );
};
const save = async (...paths: readonly string[]): Promise<LintResult | undefined> => {
  const { found } = await site.read(new Set(paths.map(at)));
  return found();
};
/** What the panel shows. */
const shown = () => site.report()?.problems;

beforeEach(() => {
  folder = siteFolder({
    'site.yaml': includingSite('[parts/a.yaml]'),
    'parts/a.yaml': partOf('a'),
    'public/mark.svg': '<svg/>',
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a site that is served while it is written', () => {
  it('says in its panel, too, that the site file is gone, and nothing of its last text', async () => {
    open();
    await save();
    expect(shown()).toBeUndefined();
    const right = readFileSync(at('site.yaml'), 'utf8');
    writeFileSync(at('site.yaml'), right.replace('page: index', 'page: indexx'));
    await save('site.yaml');
    expect(shown()).toMatchObject([{ rule: 'page-unknown', frame: expect.stringMatching(/\^/) }]);
    rmSync(at('site.yaml'));
    const result = await save('site.yaml');
    expect(shown()).toEqual([
      {
        severity: 'error',
        rule: 'site-unreadable',
        message: 'the site file is gone; put it back, or save it again',
        place: expect.stringMatching(/site\.yaml:1:1$/),
        frame: '',
      },
    ]);
    expect(result && report(result, { color: false, language: 'en' })).toBe(
      `${at('site.yaml')}:1:1  error  site-unreadable  the site file is gone; put it back, or save it again\n\n1 error in ${at('site.yaml')}\n`,
    );
    // What is saved beside it does not bring it back.
    await save('public/mark.svg');
    expect(shown()).toMatchObject([{ rule: 'site-unreadable' }]);
    writeFileSync(at('site.yaml'), right);
    await save('site.yaml');
    expect(shown()).toBeUndefined();
    expect(site.model()).toBeDefined();
  });

  it('waits for a site file that is away for a moment', async () => {
    open();
    await save();
    const right = readFileSync(at('site.yaml'), 'utf8');
    rmSync(at('site.yaml'));
    const away = save('site.yaml');
    await new Promise((resolve) => setTimeout(resolve, 300));
    writeFileSync(at('site.yaml'), right);
    site.expectChange();
    await save('site.yaml');
    expect(await away).toBeUndefined();
    expect(shown()).toBeUndefined();
  });

  it.each([
    ['en', '"page-unusd" is no rule; did you mean "page-unused"?'],
    ['zh', '没有规则“page-unusd”；是否想写“page-unused”？'],
  ] as const)(
    'places a mistake of the settings in %s, from its start on',
    async (language, message) => {
      writeFileSync(at('lint.yaml'), 'rules:\n  page-unusd: off\n');
      open(language);
      const [first] = [await save(), site.model()];
      expect(first?.diagnostics).toMatchObject([{ rule: 'lint-settings', message }]);
      expect(shown()).toMatchObject([
        {
          message,
          place: expect.stringMatching(/lint\.yaml:2:3$/),
          frame: '  1 | rules:\n  2 |   page-unusd: off\n    |   ^^^^^^^^^^',
          open: expect.stringContaining('lint.yaml'),
        },
      ]);
      writeFileSync(at('lint.yaml'), 'rules:\n  page-unused: off\n');
      await save('lint.yaml');
      expect(shown()).toBeUndefined();
      writeFileSync(at('lint.yaml'), 'rulez: 1\n');
      await save('lint.yaml');
      expect(shown()).toMatchObject([{ place: expect.stringMatching(/lint\.yaml:1:1$/) }]);
      // The last state without a mistake is served still.
      expect(site.model()).toBeDefined();
    },
  );

  it('does not start without a site file', async () => {
    rmSync(at('site.yaml'));
    open();
    await expect(save()).rejects.toThrow('does not exist');
  });
});

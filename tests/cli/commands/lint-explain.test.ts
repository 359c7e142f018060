import { describe, expect, it } from 'vitest';
import { commandIo } from '../../../cli/command-io.ts';
import { lintCommand } from '../../../cli/commands/lint/lint.ts';
import { translationMissing } from '../../../cli/lint/rules/translation-missing.ts';
import { fixture } from '../lint/fixture.ts';
import { runSite } from './run-site.ts';

/** Four findings of one rule. */
const site = fixture('translation-missing', 'bad');
const { zh, en } = translationMissing.explanation;

const count = (text: string, part: string): number => text.split(part).length - 1;

/** What is told on a machine that speaks a language. */
async function toldIn(locale: string, explain?: string): Promise<string> {
  let out = '';
  const stdout = (text: string): void => {
    out += text;
  };
  const io = commandIo({ color: false, locale, stdout, stderr: () => {} });
  await lintCommand(site, io, explain === undefined ? {} : { explain });
  return out;
}

describe('what a rule wants', () => {
  it('stands below its first finding, in the language that is asked for', async () => {
    const { out } = await runSite('lint', site, '--explain', 'zh');
    expect([count(out, zh), count(out, en)]).toEqual([1, 0]);
    expect(out.indexOf(zh)).toBeLessThan(out.lastIndexOf('translation-missing'));
    const english = (await runSite('lint', site, '--explain', 'en')).out;
    expect([count(english, zh), count(english, en)]).toEqual([0, 1]);
  });

  it('is told in Chinese on a machine that speaks it, unless it is not wanted', async () => {
    expect(count(await toldIn('zh_CN.UTF-8'), zh)).toBe(1);
    expect(count(await toldIn('zh-Hans-CN'), zh)).toBe(1);
    expect(count(await toldIn('zh_CN.UTF-8', 'no'), zh)).toBe(0);
    expect(await toldIn('C')).toBe((await runSite('lint', site)).out);
  });

  it('is in no report for programs', async () => {
    const { out } = await runSite('lint', site, '--format', 'github', '--explain', 'zh');
    expect(out).not.toContain(zh);
  });

  it('is not told in other languages', async () => {
    const { code, err } = await runSite('lint', site, '--explain', 'de');
    expect({ code, err }).toEqual({
      code: 2,
      err: 'site: --explain de: rules are explained in zh or en, or no\n',
    });
  });
});

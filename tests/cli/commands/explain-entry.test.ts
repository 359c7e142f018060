import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runSite } from './run-site.ts';

const explain = async (address: string, site = 'site') => {
  const { code, out } = await runSite('explain', address, site, '--json');
  return { code, ...JSON.parse(out) };
};

describe('site explain, with the address of an entry', () => {
  it('says that an entry is not there, and ends with 1', async () => {
    expect(await explain('/newsDetail/gone/2026-03-04/article')).toMatchObject({
      code: 1,
      entry: {
        text: '"gone" is no entry of zh/news or zh/policies or zh/services',
        isThere: false,
      },
    });
    expect((await explain('/newsDetail/..%2F..%2Fx/2026-03-04/article')).entry).toEqual({
      text: '"../../x" is no entry of zh/news or zh/policies or zh/services',
      isThere: false,
    });
  });

  it('knows what a file beside the site says of an entry: another id, a draft', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'explain-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    cpSync('tests/cli/lint/fixtures/link-case/ok', folder, { recursive: true });
    const entry = (name: string, front: string) =>
      writeFileSync(
        join(folder, `content/zh/news/${name}.md`),
        `---\ntitle: 一\n${front}---\n\n一\n`,
      );
    entry('two', 'aliases: [before]\n');
    entry('three', 'draft: true\n');
    expect(await explain('/newsDetail/before', folder)).toMatchObject({
      code: 0,
      entry: {
        text: expect.stringMatching(/two\.md, by an id that it had before$/),
        isThere: true,
      },
    });
    expect(await explain('/newsDetail/three', folder)).toMatchObject({
      code: 1,
      entry: { text: expect.stringMatching(/three\.md, a draft/), isThere: false },
    });
  });
});

import { describe, expect, it } from 'vitest';
import { runSite } from '../commands/run-site.ts';

const site = 'tests/cli/lint/fixtures/menu-query/bad';
const item = `${site}/public/conf/menu.json`;
/** The patch that makes the address of the item useless stands in the site file. */
const patch = `${site}/site.yaml`;

const lint = async (format: string): Promise<string> =>
  (await runSite('lint', site, '--format', format)).out;

describe('a place in another file that helps to understand a finding', () => {
  it('is told with its file by the formats for programs', async () => {
    const { diagnostics } = JSON.parse(await lint('json'));
    const at = diagnostics.findIndex((each: { related: unknown[] }) => each.related.length > 0);
    expect(diagnostics[at]).toMatchObject({
      file: item,
      related: [{ file: patch, line: 6, column: 49 }],
    });
    const [run] = JSON.parse(await lint('sarif')).runs;
    expect(run.results[at].relatedLocations).toMatchObject([
      {
        physicalLocation: {
          artifactLocation: { uri: patch },
          region: { startLine: 6, startColumn: 49 },
        },
      },
    ]);
  });

  it.each(['codeframe', 'stylish', 'github', 'junit'])(
    'is told with its file by %s',
    async (format) => {
      expect(await lint(format)).toContain(`${patch}:6:49  the patch`);
    },
  );
});

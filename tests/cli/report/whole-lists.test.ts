import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { blockTypes } from '../../../cli/validate/schema-node.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';
import { english } from '../../../schema/messages/english.ts';
import { runSite } from '../commands/run-site.ts';
import { fixture } from '../lint/fixture.ts';

const folders: string[] = [];
/** A site in a language, with a dozen links that are closed to visitors. */
function site(code: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lists-'));
  folders.push(folder);
  const links = Array.from({ length: 12 }, () => '{ label: 内部, link: /staff }').join(', ');
  writeFileSync(
    join(folder, 'site.yaml'),
    `version: 1
site: { name: École, footer: { columns: [{ title: 一, links: [${links}] }] } }
languages:
  ${code}: { default: true, label: Langue, home: /index }
access: { url: https://codes.example/, flags: { staff: { anyMenu: [staff] } } }
routes:
  - { id: index, paths: { ${code}: /index }, page: index }
  - { id: staff, paths: { ${code}: /staff }, page: index, access: { flag: staff } }
pages:
  index: { blocks: [{ type: share, title: Partager }] }
`,
  );
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Browsers know how a language writes its dates; a site without analytics asks for no consent. */
const keys = Object.keys(english).filter((key) => !/^text(?:Date|Month)$|^consent/.test(key));
const report = async (format: string, code: string): Promise<string> =>
  (await runSite('lint', site(code), '--format', format)).out;

it.each(['json', 'sarif', 'gitlab', 'junit', 'github'])(
  'a report as %s names all that a message for people only counts',
  async (format) => {
    const out = await report(format, 'fr');
    for (const key of keys) expect(out).toContain(key);
    expect(out).not.toMatch(/and \d+ more/);
  },
);

it('a report as json has all places that belong to a finding', async () => {
  const { diagnostics } = JSON.parse(await report('json', 'zh'));
  const [wider] = diagnostics.filter(({ rule }: { rule: string }) => rule === 'access-menu-wider');
  expect(wider.related).toHaveLength(12);
});

it('a report as json names every block that there is, where one is not', async () => {
  const out = (await runSite('lint', fixture('schema-unknown-block', 'bad'), '--format', 'json'))
    .out;
  const [, { message }] = JSON.parse(out).diagnostics;
  for (const type of blockTypes(builtInDefinitions)) expect(message).toContain(type);
});

it.each(['codeframe', 'stylish'])('a report as %s is short', async (format) => {
  const words = await report(format, 'fr');
  expect(words).toContain(`and ${keys.length - 5} more`);
  expect(words).not.toContain(keys.at(-1));
  expect(await report(format, 'zh')).toContain('and 6 more places');
});

import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { getLanguageService, type LanguageService } from 'yaml-language-server';
import { keepEditorFiles } from '../../cli/editor/keep-editor-files.ts';
import { lintSite } from '../../cli/lint/lint-site.ts';
import { readSite } from '../../cli/read/read-site.ts';
import { validateSite } from '../../cli/validate/validate-site.ts';

let folder = '';
let documents = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'editor-'));
  cpSync('tests/fixtures/lyceum', folder, { recursive: true });
  const { checked } = await lintSite(folder);
  if (!checked) throw new Error('the site has errors');
  await keepEditorFiles(checked.source, folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An editor that reads a schema for every file. */
function editorWith(schema: string): LanguageService {
  const service = getLanguageService({
    schemaRequestService: async (uri) => readFileSync(new URL(uri), 'utf8'),
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  });
  const uri = pathToFileURL(schema).href;
  service.configure({
    validate: true,
    hover: true,
    completion: true,
    schemas: [{ uri, fileMatch: ['*.yaml'] }],
  });
  return service;
}

const opened = (text: string): TextDocument => {
  documents += 1;
  return TextDocument.create(`file:///editor/${documents}.yaml`, 'yaml', 1, text);
};

/** What is completed where the text has a bar. */
async function completed(service: LanguageService, text: string): Promise<readonly string[]> {
  const at = text.indexOf('|');
  const document = opened(text.replace('|', ''));
  const { items } = await service.doComplete(document, document.positionAt(at), false);
  return items.map(({ label }) => label);
}

/** What is shown over a word. */
async function shownOver(service: LanguageService, text: string, word: string): Promise<string> {
  const document = opened(text);
  const hover = await service.doHover(document, document.positionAt(text.indexOf(word) + 1));
  return JSON.stringify(hover?.contents ?? '');
}

async function findings(service: LanguageService, text: string): Promise<readonly string[]> {
  return (await service.doValidation(opened(text), false)).map(({ message }) => message);
}

const block = 'pages:\n  index:\n    blocks:\n      - type: |\n';

describe.each([
  ['of the site language', (): string => 'schema/site.schema.json', []],
  ['of one site', (): string => join(folder, '.site/site.schema.json'), ['citation', 'marees']],
])('an editor with the schema %s', (_, schema, own) => {
  it('completes every kind of block', async () => {
    const { $defs } = JSON.parse(readFileSync('schema/site.schema.json', 'utf8'));
    const kinds = await completed(editorWith(schema()), block);
    expect([...kinds].sort()).toEqual([...$defs.block.properties.type.enum, ...own].sort());
    expect(kinds.length).toBeGreaterThan(30);
  });

  it('shows what a key means in both languages', async () => {
    const over = await shownOver(editorWith(schema()), 'version: 1\n', 'version');
    expect(over).toContain('站点语言的版本。现在是 1。');
    expect(over).toContain('Version of the site language. This is 1.');
  });

  it('shows what a key of a block means in both languages', async () => {
    const text = 'pages:\n  index:\n    blocks:\n      - type: articleList\n        lead: true\n';
    const over = await shownOver(editorWith(schema()), text, 'lead');
    expect(over).toContain('第一个条目是否放大显示');
    expect(over).toContain('Whether the first entry is shown large');
  });

  it('finds nothing in a site file without errors', async () => {
    const text = readFileSync(join(folder, 'site.yaml'), 'utf8');
    expect(await findings(editorWith(schema()), text)).toEqual([]);
  });

  it('finds a key that does not exist', async () => {
    expect(await findings(editorWith(schema()), 'versoin: 1\n')).not.toEqual([]);
  });
});

describe('an editor with the schema of one site', () => {
  const editor = (): LanguageService => editorWith(join(folder, '.site/site.schema.json'));

  it.each([
    ['pages', 'routes:\n  - id: x\n    page: |\n', 'accueil'],
    ['routes', 'collections:\n  bulletins:\n    detail: |\n', 'bulletin'],
    [
      'collections',
      'pages:\n  x:\n    blocks:\n      - type: articleList\n        collection: |\n',
      'bulletins',
    ],
    ['flags', 'routes:\n  - id: x\n    access:\n      flag: |\n', 'public'],
    ['languages', 'routes:\n  - id: x\n    paths:\n      |\n', 'fr'],
    ['layouts', 'routes:\n  - id: x\n    layout: |\n', 'bare'],
  ])('completes the names of %s', async (_, text, name) => {
    expect(await completed(editor(), text)).toContain(name);
    if (name !== 'bare')
      expect(await completed(editorWith('schema/site.schema.json'), text)).not.toContain(name);
  });
});

it('an editor with the schema of the sample finds nothing in its site file', async () => {
  const { source } = validateSite(await readSite('site'));
  if (!source) throw new Error('the sample has errors');
  const own = mkdtempSync(join(tmpdir(), 'sample-'));
  try {
    await keepEditorFiles(source, own);
    const editor = editorWith(join(own, '.site/site.schema.json'));
    // Its first line names the schema of the site language.
    const [, ...lines] = readFileSync('site/site.yaml', 'utf8').split('\n');
    expect(await findings(editor, lines.join('\n'))).toEqual([]);
  } finally {
    rmSync(own, { recursive: true, force: true });
  }
});

describe('an editor with the schema of', () => {
  it('the front matter of a collection knows its keys, and finds what is wrong', async () => {
    const editor = editorWith(join(folder, '.site/front-matter/bulletins.schema.json'));
    const keys = await completed(editor, 'title: x\n|\n');
    expect(keys).toEqual(expect.arrayContaining(['date', 'summary']));
    expect(await shownOver(editor, 'pinned: true\n', 'pinned')).toContain('是否置顶。');
    expect(await findings(editor, 'title: x\ndate: 2026-03-18\n')).toEqual([]);
    expect(await findings(editor, 'date: tomorrow\n')).not.toEqual([]);
  });

  it('lint.yaml knows the rules', async () => {
    const editor = editorWith(join(folder, '.site/lint.schema.json'));
    expect(await completed(editor, 'rules:\n  |\n')).toContain('page-unused');
    expect(await completed(editor, 'rules:\n  page-unused: |\n')).toEqual(
      // Its quotes are for readers of YAML 1.1, to whom off is false.
      expect.arrayContaining(['"off"', 'warning', 'error']),
    );
    expect(await shownOver(editor, 'failOn: error\n', 'failOn')).toContain('退出码');
    expect(await findings(editor, 'rules: { page-unused: off }\nmaxWarnings: 3\n')).toEqual([]);
  });

  it('a web configuration knows its items', async () => {
    const editor = editorWith(join(folder, '.site/webconfig.schema.json'));
    expect(await completed(editor, 'navbar:\n  - |\n')).toEqual(
      expect.arrayContaining(['pageCode', 'title', 'childrens']),
    );
  });
});

import { describe, expect, it } from 'vitest';
import { serverRules } from '../../../cli/server/rules/server-rules.ts';
import { type ServerName, serverWriters } from '../../../cli/server/server-writers.ts';
import { compile } from '../../../schema/compile/compile.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';

const { devices: _, redirects: __, ...source } = sourceOf('tests/fixtures/twins/prefix/site.yaml');
const model = compile(
  { ...source, routes: source.routes.map(({ devices: ___, ...route }) => route) },
  () => 'test',
);
const rules = serverRules({
  model: model.site,
  tables: model.tables,
  settings: {},
  policy: { scriptHashes: [], htmlFiles: [] },
  files: new Set([
    'index.html',
    'en.html',
    'news.html',
    'shell.html',
    'errors/404.zh.desktop.html',
  ]),
  readEntry: () => undefined,
});

describe('a site with one page for every screen', () => {
  it('has one table and one address a language', () => {
    expect(model.tables.map(({ language, device }) => `${language} ${device}`)).toEqual([
      'zh desktop',
      'en desktop',
    ]);
    expect(Object.keys(model.site.devices)).toEqual(['desktop']);
    expect(rules.pages.flatMap(({ twins }) => Object.keys(twins))).toEqual([]);
  });

  it.each(Object.keys(serverWriters) as ServerName[])(
    'is served by %s without regard to the browser',
    (name) => {
      const text = [...serverWriters[name].files(rules).values()].join('\n');
      // Lines that answer: maps that nothing asks are not computed.
      expect(text).not.toMatch(
        /^\s*(?:add_header|header|Header) .*(?:Vary "?User|varies|[Cc]ookie)/m,
      );
      expect(text).not.toMatch(/return 302|R=302|redir .* 302|redirectType="Found"| 302$/m);
    },
  );
});

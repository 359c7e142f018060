import { describe, expect, it } from 'vitest';
import { defaultBootMessages } from '../../../runtime/boot/default-boot-messages.ts';
import { isEntryFile, isListPage } from '../../../runtime/shapes/content-file-shapes.ts';
import { isGroupFile } from '../../../runtime/shapes/group-shape.ts';
import { isRouteTable, isSiteModel } from '../../../runtime/shapes/model-shapes.ts';
import { english } from '../../../schema/messages/english.ts';
import { modelOf, sourceOf } from '../../fixtures/load-fixture.ts';

const models = ['site/site.yaml', 'tests/fixtures/lyceum/site.yaml'].map(
  (file) => [file, modelOf(sourceOf(file))] as const,
);
const [[, sample]] = models as [(typeof models)[number]];
const [table] = sample.tables;
const [group] = sample.groups;
const groupTable = sample.tables.find(
  ({ language, device }) => language === group?.language && device === group.device,
);
if (!table || !group || !groupTable) throw new Error('the sample has tables and groups');

const page = { total: 1, entries: [{ id: 'a', title: 'A' }] };
const entry = { id: 'a', title: 'A', html: '', headings: [], related: [] };

describe('what is loaded is checked for its shape before it is used', () => {
  it.each(models)('%s is what it should be', (_, { site, tables, groups }) => {
    expect(isSiteModel(site)).toBe(true);
    for (const each of tables) expect(isRouteTable(each, each)).toBe(true);
    for (const each of groups) {
      const own = tables.find((it) => it.language === each.language && it.device === each.device);
      expect(own && isGroupFile(each, own, each.group)).toBe(true);
    }
  });

  const kinds: readonly (readonly [string, object, (value: unknown) => boolean])[] = [
    ['the model', sample.site, isSiteModel],
    ['a route table', table, (value) => isRouteTable(value, table)],
    ['the data of a group', group, (value) => isGroupFile(value, groupTable, group.group)],
    ['a page of a list', page, isListPage],
    ['an entry', entry, isEntryFile],
    ['where an entry went', { movedTo: 'b' }, isEntryFile],
  ];

  it.each(kinds)('%s is taken, and nothing else in its place', (_, value, isRight) => {
    expect(isRight(value)).toBe(true);
    for (const other of [null, [], [value], 'text', 42, true, {}, undefined]) {
      expect(isRight(other)).toBe(false);
    }
  });

  it.each(
    kinds.flatMap(([name, value, isRight]) =>
      Object.keys(value).map((key) => [name, key, value, isRight] as const),
    ),
  )('%s with null as its %s is damaged', (_, key, value, isRight) => {
    expect(isRight({ ...value, [key]: null })).toBe(false);
  });

  it.each([
    ['no language of its own', { ...sample.site, defaultLanguage: 'xx' }],
    ['a language that is null', { ...sample.site, languages: { zh: null } }],
    ['a menu of another shape', { ...sample.site, menu: { patches: [] } }],
    ['no set of routes', { ...sample.site, variants: [] }],
  ])('a model with %s is damaged', (_, value) => {
    expect(isSiteModel(value)).toBe(false);
  });

  it.each([
    ['a route that is null', { ...table, routes: [null] }],
    ['a path that is a number', { ...table, routes: [{ id: 'a', paths: [1] }] }],
    ['a page that is a list', { ...table, pages: { home: [] } }],
    ['a block without a type', { ...table, pages: { home: { blocks: [{}] } } }],
    ['a list without entries', { ...table, lists: { all: { total: 1 } } }],
    ['another language', { ...table, language: 'xx' }],
    ['another device', { ...table, device: 'xx' }],
  ])('a route table with %s is damaged', (_, value) => {
    expect(isRouteTable(value, table)).toBe(false);
  });

  it('the data of a group without the page of one of its routes is damaged', () => {
    expect(isGroupFile({ ...group, pages: {} }, groupTable, group.group)).toBe(false);
    expect(isGroupFile(group, groupTable, 'another')).toBe(false);
  });
});

it('the words for a page that brings none are the English ones', () => {
  const { loading, loadSlow, siteFailed, retry } = english;
  expect(defaultBootMessages).toEqual({ tag: 'en', loading, loadSlow, siteFailed, retry });
});

import { readFileSync } from 'node:fs';
import { validateSite } from 'virtual:site-validator';
import { describe, expect, it } from 'vitest';
import type { Pointer } from '../../../cli/diagnostics/pointer.ts';
import { decodeText } from '../../../cli/read/decode-text.ts';
import { readText } from '../../../cli/read/read-text.ts';
import { blockTypes, siteNode } from '../../../cli/validate/schema-node.ts';
import { shapeFindings } from '../../../cli/validate/shape-findings.ts';
import { builtInDefinitions } from '../../../schema/blocks/block-definitions.ts';
import { lintText } from '../lint/lint-text.ts';

type Holder = Record<string | number, unknown>;
type Place = { readonly holder: Holder; readonly key: string | number; readonly pointer: Pointer };

const readSample = (): Holder => {
  const { content } = readText('site.yaml', decodeText(readFileSync('site/site.yaml')));
  // What an alias repeats is one object in two places.
  return JSON.parse(JSON.stringify(content?.value)) as Holder;
};

function* placesIn(value: unknown, pointer: Pointer = []): Generator<Place> {
  if (typeof value !== 'object' || value === null) return;
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value);
  for (const key of keys) {
    const place = [...pointer, key];
    yield { holder: value as Holder, key, pointer: place };
    yield* placesIn((value as Holder)[key], place);
  }
}

/** One place of each kind: what stands in items of lists and under names is alike. */
function differentPlaces(site: Holder): readonly Place[] {
  const seen = new Set<string>();
  return [...placesIn(site)].filter(({ pointer }) => {
    const kind = pointer
      .slice(-3)
      .map((key) => (typeof key === 'number' ? '#' : key))
      .join('/');
    const isNew = !seen.has(kind);
    seen.add(kind);
    return isNew;
  });
}

/** Values of every kind; where one of them is right, nothing is found. */
const values: readonly unknown[] = [5, 0.5, -1, true, false, '', 'no such ?', [], [5], {}, null];
const aboutKeys: readonly string[] = ['schema-required', 'schema-unknown-key'];

const site = readSample();
const places = differentPlaces(site);

/** What is found while another value stands in a place. */
function findingsWith({ holder, key }: Place, value: unknown) {
  const before = holder[key];
  holder[key] = value;
  const findings = shapeFindings(validateSite, site, siteNode);
  holder[key] = before;
  return findings;
}

/** Findings that do not lie in the place that is wrong, or not say what is. */
const misplaced = ({ pointer }: Place, findings: ReturnType<typeof findingsWith>) =>
  findings.filter(
    (each) =>
      pointer.some((key, index) => each.pointer[index] !== key) ||
      /undefined|something|\[object|NaN/.test(each.message),
  );

describe('one wrong value in the sample', () => {
  it('is looked for in many places', () => {
    expect(places.length).toBeGreaterThan(300);
    expect(shapeFindings(validateSite, site, siteNode)).toEqual([]);
  });

  it.each(values.map((value) => [value] as const))(
    '%j is told once, or by the keys that it lacks, in its place and in words',
    (value) => {
      const found = places.map((place) => [place, findingsWith(place, value)] as const);
      const several = found.filter(
        ([, findings]) => findings.filter(({ rule }) => !aboutKeys.includes(rule.id)).length > 1,
      );
      expect(several.map(([{ pointer }, findings]) => [pointer, findings])).toEqual([]);
      expect(found.flatMap(([place, findings]) => misplaced(place, findings))).toEqual([]);
      expect(found.filter(([, findings]) => findings.length > 0).length).toBeGreaterThan(10);
    },
  );
});

describe('a wrong value in the text of the sample', () => {
  const some = places.filter((_, index) => index % 40 === 7);

  it.each(some.map((place) => [place.pointer.join('/'), place] as const))(
    'is marked at its key or inside of it: %s',
    (_, { holder, key }) => {
      const before = holder[key];
      // Fits nowhere, and stands nowhere else.
      holder[key] = { 'no such key': ['no such value'] };
      const { diagnostics, text } = lintText(JSON.stringify(site, null, 1));
      holder[key] = before;
      const at = text.indexOf('"no such key"');
      const first = text.lastIndexOf(typeof key === 'number' ? '{' : `${JSON.stringify(key)}:`, at);
      const last = text.indexOf('}', at) + 1;
      expect(diagnostics).not.toEqual([]);
      for (const { start, end } of diagnostics) {
        expect(start).toBeGreaterThanOrEqual(first);
        expect(end).toBeGreaterThan(start);
        expect(end).toBeLessThanOrEqual(last);
      }
    },
  );
});

describe('a union of blocks', () => {
  const around = (blocks: readonly string[]): string => `version: 1
site: { name: 测试 }
languages: { zh: { default: true, label: 中文, home: /index } }
routes:
  - { id: index, paths: { zh: /index }, page: index }
pages:
  index:
    blocks:
${blocks.map((block) => `      - ${block}\n`).join('')}`;

  const rulesOf = (text: string): string[] =>
    lintText(text).diagnostics.map(({ rule, start, end }) => `${rule} ${text.slice(start, end)}`);

  it.each(blockTypes(builtInDefinitions))(
    'tells an unknown key, a wrong value and a wrong kind beside a %s',
    (type) => {
      const found = rulesOf(
        around([
          `{ type: ${type}, zzzzzzzz: 1 }`,
          `{ type: ${type}, guard: 7 }`,
          `{ type: ${type}zzzzzzzz, guard: 7, title: 5 }`,
        ]),
      ).filter((mark) => !mark.startsWith('schema-required'));
      expect(found).toEqual([
        'schema-unknown-key zzzzzzzz',
        'schema-type 7',
        `schema-unknown-block ${type}zzzzzzzz`,
      ]);
    },
  );

  it('tells two mistakes in one block as two, and three as three', () => {
    expect(rulesOf(around(['{ type: share, titel: 分享, picture: 5 }']))).toEqual([
      'schema-unknown-key titel',
      'schema-type 5',
    ]);
    expect(
      rulesOf(around(['{ type: articleList, collection: 5, lead: maybe, filter: yeer }'])),
    ).toEqual(['schema-type 5', 'schema-type maybe', 'schema-enum yeer']);
  });

  it('tells those of a block that stands in the place of another on a device', () => {
    expect(
      rulesOf(
        around([
          '{ type: share, title: 分享, devices: { mobile: [{ type: sahre }, { type: share, titel: 一 }] } }',
          '{ type: share, title: 分享, devices: { mobile: true } }',
        ]),
      ),
    ).toEqual(['schema-unknown-block sahre', 'schema-unknown-key titel', 'schema-type true']);
  });
});

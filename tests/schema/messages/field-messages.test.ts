import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { chinese } from '../../../schema/messages/chinese.ts';
import { english } from '../../../schema/messages/english.ts';
import { lyceum } from '../../fixtures/load-fixture.ts';

type Words = Readonly<Record<string, unknown>> | undefined;

/** What is said of a field that is filled in wrongly. */
const keys = Object.keys(english).filter(
  (key) =>
    english[key as keyof typeof english].startsWith('{label} ') ||
    key === 'formAgree' ||
    key === 'formRequired',
);

const { fr, de } = lyceum().languages;
const { languages } = parse(readFileSync('tests/fixtures/library/languages/ar.yaml', 'utf8'));

it.each<[string, Words, RegExp]>([
  ['English', english, /\.$/],
  // The specification writes them without a full stop.
  ['Chinese', chinese, /[^。．.！]$/],
  ['French', fr?.messages, /\.$/],
  ['German', de?.messages, /\.$/],
  ['Arabic', languages.ar.messages, /\.$/],
])('all messages for fields end alike in %s', (_, words, end) => {
  expect(keys.length).toBeGreaterThan(15);
  expect(keys.filter((key) => !end.test(String(words?.[key])))).toEqual([]);
});

it('says in Chinese what a field should be by one word', () => {
  expect(keys.filter((key) => /须是/.test(chinese[key as keyof typeof chinese] ?? ''))).toEqual([]);
});

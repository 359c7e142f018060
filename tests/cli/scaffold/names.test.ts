import { expect, it } from 'vitest';
import { fill } from '../../../cli/scaffold/fill.ts';
import { assertFree, namesOf } from '../../../cli/scaffold/names.ts';

it('spells a name for files, constants and components', () => {
  expect(namesOf('pull-quote2')).toEqual({
    kebab: 'pull-quote2',
    camel: 'pullQuote2',
    pascal: 'PullQuote2',
  });
});

it.each([
  '',
  'Quote',
  'pullQuote',
  'pull_quote',
  'pull--quote',
  '-quote',
  'quote-',
  'top-10',
  '引用',
])('refuses "%s", which is not a name', (typed) => {
  expect(() => namesOf(typed)).toThrow(/is not a name: write lower-case letters/);
});

it('refuses a name that is too long for a line of code', () => {
  expect(namesOf('a'.repeat(50)).kebab).toHaveLength(50);
  expect(() => namesOf('a'.repeat(51))).toThrow(/longer than 50 characters/);
});

it.each(['delete', 'new', 'await', 'fetch', 'process', 'parseInt', 'constructor'])(
  'refuses a constant called %s, which JavaScript reserves',
  (name) => {
    expect(() => assertFree(name)).toThrow(`JavaScript reserves the name "${name}"`);
  },
);

it('refuses a constant whose name its module uses', () => {
  expect(() => assertFree('quote', ['expect'])).not.toThrow();
  expect(() => assertFree('expect', ['expect'])).toThrow(/"expect" means something else there/);
});

it('fills templates with the spellings', () => {
  const names = namesOf('pull-quote');
  expect(fill('{{kebab}} { {{camel}} } {{{pascal}}}', names)).toBe(
    'pull-quote { pullQuote } {PullQuote}',
  );
  expect(() => fill('{{snake}}', names)).toThrow('there is no placeholder snake');
});

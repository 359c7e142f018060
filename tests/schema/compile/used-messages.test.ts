import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { keywordProblem } from '../../../runtime/search/keyword-problem.ts';
import { messageGroups, usedMessages } from '../../../schema/compile/site/used-messages.ts';
import { chinese } from '../../../schema/messages/chinese.ts';
import { sourceOf } from '../../fixtures/load-fixture.ts';

/** Where the words of a group may be shown: there, nothing is drawn for sites that do not use the group. */
const places: Readonly<Record<string, RegExp>> = {
  // What is wrong with a value is found out for the box of the search, too.
  form: /^blocks\/form\/|^forms\/field-problem\.ts$/,
  events: /^blocks\/event|^ui\/events\//,
  embed: /^ui\/embed\//,
  chart: /^blocks\/chart\//,
  directory: /^blocks\/directory\//,
  hours: /^ui\/hours\/|^layouts\/hours-chip\/|^blocks\/event-calendar\/hours-today/,
  provider: /^blocks\/sign-in\/|^ui\/sign-in\//,
  signIn:
    /^blocks\/sign-in\/|^ui\/sign-in\/|^layouts\/lock-sign\/|^blocks\/status\/status\.tsx$|^layouts\/shell\/use-is-status\.ts$/,
};

const files = readdirSync('runtime', { recursive: true, encoding: 'utf8' }).filter((path) =>
  /\.tsx?$/.test(path),
);
const keys = Object.keys(chinese);

it.each(Object.keys(messageGroups))('keeps words of %s to their components', (name) => {
  const group = messageGroups[name];
  const words = keys.filter((key) => group?.keys.test(key.split('.')[0] ?? ''));
  expect(words.length).toBeGreaterThan(1);
  const shownIn = files.filter((path) => {
    const text = readFileSync(`runtime/${path}`, 'utf8');
    return words.some((key) => text.includes(`'${key}'`));
  });
  expect(shownIn.length).toBeGreaterThan(0);
  expect(shownIn.filter((path) => !places[name]?.test(path))).toEqual([]);
});

it('keeps what the box of the search says of a keyword', () => {
  const used = usedMessages(chinese, sourceOf('site/site.yaml'), false);
  for (const typed of ['', '  ', '.', '..', 'x'.repeat(101)]) {
    const problem = keywordProblem(typed);
    expect(Object.keys(used)).toContain(problem?.key);
  }
});

it('leaves out what a site cannot show, unless it has components of its own', () => {
  const source = sourceOf('site/site.yaml');
  const used = usedMessages(chinese, source, false);
  expect(Object.keys(used)).toContain('signIn');
  expect(Object.keys(used).filter((key) => /^embed|^calendar|^formSend/.test(key))).toEqual([]);
  // Its page for signing in has no provider.
  expect(Object.keys(used)).not.toContain('signInLeaving');
  const access = { ...source.access, signIn: { issuer: 'https://login.example.edu' } };
  expect(
    usedMessages(chinese, { ...source, access } as unknown as typeof source, false),
  ).toMatchObject({ signInLeaving: chinese.signInLeaving });
  expect(usedMessages(chinese, source, true)).toEqual(chinese);
  const pages = {
    ...source.pages,
    ask: { blocks: [{ type: 'form' }] },
  } as unknown as typeof source.pages;
  expect(usedMessages(chinese, { ...source, pages }, false)).toMatchObject({
    formSend: chinese.formSend,
  });
});

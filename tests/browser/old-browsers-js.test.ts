import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { listFiles } from '../../cli/files/list-files.ts';
import { lackingJs } from './old-browsers/js-features.ts';

/** What one of the oldest browsers lacks and the scripts name, and why that does no harm. */
const harmless: Readonly<Record<string, string>> = {
  '.build()': 'of the dictionary of pinyin',
  '.captureStackTrace()': 'asked by ?.',
  '.fromBase64()': 'asked for; else atob',
  '.subscribe()': 'of the own store of the sign-in',
  '.toBase64()': 'asked for; else btoa',
  '.where()': 'of the own words of events',
  '.canShare()': 'asked by ?.',
  '.createHTML()': 'of the policy, or of its rules without Trusted Types',
  '.createPolicy()': 'asked by ?.',
  '.createScriptURL()': 'DOMPurify, which has a policy then',
  '.getAttributeType()': 'DOMPurify asks first',
  '.createContext()': 'of React',
  '.destroy()': 'of a strategy of the service worker',
  '.fetch()': 'of a strategy of the service worker',
  '.forget()': 'of the own index',
  '.format()': 'of Intl.DateTimeFormat',
  '.handle()': 'of a strategy of the service worker',
  '.getState()': 'of an entry of the navigation, which React asks for',
  '.move()': 'of the own history',
  '.replaceSync()': 'site dev alone, for authors',
  '.share()': 'after canShare, or where a button is shown for it',
  '.showModal()': 'asked for; without it the same is done by hand',
  '.skipTransition()': 'React, of a transition that has begun',
  '.startViewTransition()': 'asked for',
  '.take()': 'of the own resources, site dev alone',
  '.use()': 'of React',
  'URL.parse': 'asked for; else the constructor',
  BroadcastChannel: 'asked by typeof: other tabs follow when they are loaded',
  structuredClone: 'of a cache that the sign-in gives to no call of oauth4webapi',
  AggregateError: 'Jotai throws it: another error is thrown then',
  navigation: 'React asks for it by typeof',
  requestIdleCallback: 'asked by typeof: the dictionary of pinyin is built when it is needed',
  reportError: 'React asks for it by typeof',
  setImmediate: 'React asks for it by typeof',
};

describe('scripts in chrome87, safari14 and firefox78', async () => {
  const folder = inject('builtSite');
  const paths = (await listFiles(folder)).filter((path) => path.endsWith('.js'));
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inline = [...page.matchAll(/<script(?![^>]*type=)[^>]*>(.+?)<\/script>/gs)].map(
    ([, text = '']) => text,
  );
  const scripts = [...paths.map((path) => readFileSync(join(folder, path), 'utf8')), ...inline];

  it('are read, and call nothing unasked that is missing there', () => {
    expect(paths.length).toBeGreaterThan(10);
    expect(inline.length).toBeGreaterThan(0);
    const found = new Map(scripts.flatMap((text) => [...lackingJs(text)]));
    for (const name of Object.keys(harmless)) {
      expect(found.has(name), `${name} is named nowhere: take it off the list`).toBe(true);
      found.delete(name);
    }
    expect(Object.fromEntries(found)).toEqual({});
  });

  it('spread no arguments of optional calls, which Chrome 87 gets wrong', () => {
    const spread = /\?\.\((?:[^()]|\([^()]*\))*\.\.\.(?![^()]*=>)/;
    expect(spread.test('a?.(1,...b)')).toBe(true);
    expect(scripts.filter((text) => spread.test(text)).map((text) => text.slice(0, 200))).toEqual(
      [],
    );
  });

  it.each([
    ['structuredClone(a)', 'structuredClone'],
    ['window.requestIdleCallback(a)', '.requestIdleCallback()'],
    ['Object.hasOwn(a, b)', '.hasOwn()'],
    ['AbortSignal.timeout(1)', 'AbortSignal.timeout'],
    ['a.findLast(b)', '.findLast()'],
    ['new WeakRef(a)', 'WeakRef'],
    ['a.addEventListener("scrollend", b)', 'on scrollend'],
    ['new Intl.Segmenter("zh")', 'Intl.Segmenter'],
    ['/(?<=a)b/', 'lookbehind'],
  ])('see what is missing in %s', (text, name) => {
    expect([...lackingJs(text).keys()]).toContain(name);
  });

  it('see syntax that is newer', () => {
    for (const text of ['a ??= b', 'class A { b = 1 }', 'await a', '1_000'])
      expect(() => lackingJs(text), text).toThrow(SyntaxError);
  });
});

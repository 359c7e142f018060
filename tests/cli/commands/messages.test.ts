import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { english } from '../../../schema/messages/english.ts';
import { runSite } from './run-site.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-messages-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const yaml = (french: string): string => `version: 1
site: { name: Site }
languages:
  fr: { default: true, label: Français, home: /index${french} }
routes: [{ id: index, paths: { fr: /index }, page: index }]
pages: { index: { blocks: [{ type: text, body: [Bonjour] }] } }
`;
const keys = Object.keys(english);
const optional = ['textDate', 'textMonth'];

describe('site messages', () => {
  it('prints words that a site takes as they are', async () => {
    writeFileSync(join(folder, 'site.yaml'), yaml(''));
    const { code, out } = await runSite('messages', 'fr', folder);
    expect(code).toBe(0);
    const { messages } = parse(out);
    expect(Object.keys(messages)).toEqual(keys.filter((key) => !optional.includes(key)));
    expect(out).toContain('  # Home · 首页\n  home: "Home"\n');
    const words = JSON.stringify(messages);
    writeFileSync(join(folder, 'site.yaml'), yaml(`, messages: ${words}`));
    const linted = await runSite('lint', folder, '--no-cache');
    expect([linted.code, linted.out]).toEqual([0, 'no problems\n']);
  });

  it('prints what the site says already', async () => {
    const own = `, messages: { home: "Accueil : \\"ici\\"", textDate: "{day} {month}" }`;
    writeFileSync(join(folder, 'site.yaml'), yaml(own));
    const { messages } = parse((await runSite('messages', 'fr', folder)).out);
    expect(messages).toMatchObject({ home: 'Accueil : "ici"', textDate: '{day} {month}' });
  });

  it('prints with --missing what is not there, or still in English', async () => {
    writeFileSync(join(folder, 'site.yaml'), yaml(', messages: { home: Accueil, menu: Menu }'));
    const { out } = await runSite('messages', 'fr', folder, '--missing');
    const found = Object.keys(parse(out).messages);
    expect(found).toContain('menu');
    expect(found).not.toContain('home');
    expect(found).toHaveLength(keys.length - optional.length - 1);
  });

  it('finds nothing missing where words are built in', async () => {
    writeFileSync(join(folder, 'site.yaml'), yaml(''));
    const { code, out, err } = await runSite('messages', 'zh', folder, '--missing');
    expect([code, out, err]).toEqual([0, '', '中文 (zh) lacks no words\n']);
    const all = parse((await runSite('messages', 'zh', folder)).out).messages;
    expect(all.home).toBe('首页');
  });

  it.each([
    [['xx'], '"xx" is no language that is known here'],
    [['fr,de'], 'name one language'],
    [['fr', '/nowhere'], '/nowhere does not exist'],
    [['fr', '/nowhere', '--missing'], '/nowhere does not exist'],
  ])('refuses %s', async (args, message) => {
    const { code, out, err } = await runSite('messages', ...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
    expect(err.trimEnd().split('\n')).toHaveLength(1);
  });
});

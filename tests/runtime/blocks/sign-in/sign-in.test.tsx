// @vitest-environment jsdom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { loginStatusAtom } from '../../../../runtime/state/access.ts';
import { withReturn } from '../../../../runtime/ui/sign-in/with-return.ts';
import { modelOf, sourceOf } from '../../../fixtures/load-fixture.ts';
import { pageBuilder } from '../../built-page.tsx';
import { openApp } from '../../open-app.tsx';
import { openBlocks } from '../open-blocks.tsx';

const button = (element: HTMLElement) => element.querySelector('#content section > div a');

it.each([
  ['/sso', 'back', '/sso?back=https%3A%2F%2Fa%2Fb%3Fc'],
  ['https://x/sso?app=1#top', 'back', 'https://x/sso?app=1&back=https%3A%2F%2Fa%2Fb%3Fc#top'],
  ['https://x/sso', undefined, 'https://x/sso'],
])('%s with %s is %s', (signIn, name, address) => {
  expect(withReturn(signIn, name, 'https://a/b?c')).toBe(address);
});

describe('sign-in', () => {
  it('leads to an address outside, which is told where to come back to', async () => {
    const element = await openBlocks({
      blocks: [{ type: 'signIn', title: '登录', address: 'https://x/sso', returnTo: 'back' }],
    });
    const back = encodeURIComponent(`${location.origin}/shouye`);
    expect(button(element)?.getAttribute('href')).toBe(`https://x/sso?back=${back}`);
    expect(button(element)?.hasAttribute('target')).toBe(false);
    expect(button(element)?.textContent).toBe('登录');
  });

  it('has no button without an address', async () => {
    const element = await openBlocks({ blocks: [{ type: 'signIn', title: '尚未开放' }] });
    expect(button(element)).toBeNull();
  });

  it('says something else to those who are signed in', async () => {
    const model = modelOf(sourceOf('site/site.yaml'));
    const { element, state } = await openApp(model, '/login', { device: 'desktop' });
    const heading = () => element.querySelector('#content h1')?.textContent;
    expect(heading()).toBe('用校园账号登录');
    await act(async () => state.store.set(loginStatusAtom, 1));
    expect(heading()).toBe('您已登录');
  });

  it('says to readers without scripts that it needs them, where a provider is asked', async () => {
    const source = sourceOf('site/site.yaml');
    const model = modelOf({
      ...source,
      access: { signIn: { issuer: 'https://id.example.org', clientId: 'a' } },
      pages: { ...source.pages, login: { blocks: [{ type: 'signIn', title: '登录' }] } },
    });
    const { html } = await pageBuilder(model)('/login', 'desktop');
    const [, words] = /<noscript><p[^>]*>([^<]*)<\/p><\/noscript>/.exec(html) ?? [];
    expect(words).toBe('登录需要启用 JavaScript，您的浏览器没有运行本站的脚本。');
  });
});

import { describe, expect, it } from 'vitest';
import { kindOf } from '../../../runtime/worker/kind-of.ts';
import type { WorkerSettings } from '../../../schema/offline/worker-settings.ts';

const origin = 'https://www.example.edu';
const settings: WorkerSettings = {
  base: '/campus/',
  release: '1',
  access: '/api/me',
  apis: ['/api/news', 'https://cms.example.org/list/'],
  prefixes: { zh: '', en: '/EN' },
  apiPatience: 3000,
  defaultLanguage: 'zh',
  offline: [],
  starts: {},
};

type Asked = Parameters<typeof kindOf>[0];

const asked = (address: string, more: Partial<Asked> = {}): Asked => ({
  url: new URL(address, origin).href,
  method: 'GET',
  mode: 'cors',
  cache: 'default',
  credentials: 'same-origin',
  destination: '',
  headers: new Headers(),
  ...more,
});

const kind = (address: string, more: Partial<Asked> = {}) =>
  kindOf(asked(address, more), settings, origin);

describe('what is kept', () => {
  it.each([
    ['/campus/news', { mode: 'navigate' }, 'page'],
    ['/campus/', { mode: 'navigate' }, 'page'],
    ['/campus/static/js/site-CRzQFV-5.js', {}, 'hashed'],
    ['/campus/routes.zh.desktop.json?v=1', {}, 'data'],
    ['/campus/content/zh/news/entries/a.json', {}, 'data'],
    ['/campus/search/zh.json', {}, 'data'],
    ['/campus/theme.css?v=1', { destination: 'style' }, 'data'],
    ['/campus/art/scene.svg', { destination: 'image' }, 'file'],
    ['/campus/api/news?page=2', { credentials: 'omit' }, 'api'],
    ['https://cms.example.org/list/7', {}, 'api'],
  ] as const)('%s', (address, more, expected) => {
    expect(kind(address, more)).toBe(expected);
  });
});

describe('what is not kept', () => {
  it.each([
    ['who the visitor is', '/campus/api/me?x=1', {}],
    ['what changes something', '/campus/news', { method: 'POST' }],
    ['what changes something at an API', '/campus/api/news', { method: 'POST' }],
    ['a part of a file', '/campus/art/scene.svg', { headers: new Headers({ range: 'bytes=0-9' }) }],
    ['a film', '/campus/films/opening.mp4', {}],
    ['a film by what wants it', '/campus/films/opening', { destination: 'video' }],
    ['what is wanted from the server alone', '/campus/site.json?_t=1', { cache: 'no-store' }],
    ['another folder of the host', '/other/news', { mode: 'navigate' }],
    ['another origin', 'https://stats.example.org/pixel.png', { destination: 'image' }],
    [
      'an API that is asked with cookies',
      'https://cms.example.org/list/7',
      { credentials: 'include' },
    ],
    ['an API of the same host that is asked with cookies', '/campus/api/news', {}],
    [
      'an API that is asked by name',
      '/campus/api/news',
      { headers: new Headers({ authorization: 'Bearer x' }) },
    ],
    ['the worker itself', '/campus/sw.js', {}],
    ['a document to download', '/campus/files/form.pdf', {}],
  ] as const)('%s', (_, address, more) => {
    expect(kind(address, more as Partial<Asked>)).toBeUndefined();
  });
});

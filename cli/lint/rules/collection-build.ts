import type { HttpSource } from '../../../schema/source.generated.ts';
import type { Finding } from '../../diagnostics/finding.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import type { Rule } from '../context/rule.ts';
import { textsIn } from '../context/texts-in.ts';
import { askedPlaces } from '../links/asked-places.ts';

/** Names in braces that a build alone can fill. */
const secretName = /\{(?:env\.\w+|token)\}/g;

function* browserFindings(http: HttpSource, at: Pointer): Iterable<Finding> {
  for (const key of ['token', 'limit'] as const) {
    if (http[key] === undefined) continue;
    const message = `\`${key}\` is for builds, and browsers ask this API: write mode: build, or leave it out`;
    yield { pointer: [...at, key], what: 'key', message };
  }
  const { body } = http.fields;
  if (typeof body === 'object' && body.format === 'markdown') {
    yield {
      pointer: [...at, 'fields', 'body', 'format'],
      what: 'value',
      message: 'browsers read no Markdown: write mode: build, or have the API answer in HTML',
    };
  }
  for (const { text, pointer } of textsIn(http, at)) {
    if (pointer.includes('query') || pointer[at.length] === 'token') continue;
    for (const { 0: name, index: offset } of text.matchAll(secretName)) {
      const inside = { offset, length: name.length };
      const message = `${name} is known to builds alone, and browsers ask this API: write mode: build`;
      yield { pointer, what: 'value', inside, message };
    }
  }
}

/** Addresses that a build calls, or that stand in what it writes. */
function* addressesOf(http: HttpSource): Iterable<readonly [Pointer, string | undefined]> {
  yield* askedPlaces(http);
  yield [['base'], http.base];
  const { picture } = http.fields;
  yield [['fields', 'picture', 'base'], typeof picture === 'object' ? picture.base : undefined];
}

function* buildFindings(http: HttpSource, at: Pointer): Iterable<Finding> {
  for (const [place, url] of addressesOf(http)) {
    if (url === undefined) continue;
    const pointer = [...at, ...place];
    if (!/^https?:\/\/[^/?#]/.test(url)) {
      const message = `a build knows no host for "${url}": write the whole address, https://…`;
      yield { pointer, what: 'value', message };
    }
    const [name] = place.at(-1) === 'base' ? (url.match(secretName) ?? []) : [];
    if (name !== undefined) {
      const message = `${name} would stand in the addresses of pictures and links, which everybody reads`;
      yield { pointer, what: 'value', message };
    }
  }
  if (http.credentials !== undefined) {
    const message = 'a build has no cookies of visitors: leave out `credentials`';
    yield { pointer: [...at, 'credentials'], what: 'key', message };
  }
  if (http.index) {
    const message =
      'what a build has fetched is searched like all other entries: leave out `index`';
    yield { pointer: [...at, 'index'], what: 'key', message };
  }
  if (http.token) return;
  for (const { text, pointer } of textsIn(http, at)) {
    const offset = text.indexOf('{token}');
    if (offset < 0 || pointer.includes('query')) continue;
    const message = '{token} has no value: write in `token` which call hands it out';
    yield { pointer, what: 'value', inside: { offset, length: '{token}'.length }, message };
  }
}

export const collectionBuild = {
  id: 'collection-build',
  severity: 'error',
  explanation: {
    zh: [
      '环境变量 {env.NAME}、令牌 token、数量 limit 和 Markdown 正文只用于 mode: build 的内容接口；构建时请求的地址要带主机名。',
      '浏览器请求的接口，写在这里的一切访客都能看到，机密也不例外；而构建没有浏览器，不知道 /api/… 属于哪台主机，也没有访客的 cookie。',
      '请写上 mode: build，或者去掉这些内容。',
    ].join(''),
    en: [
      'The environment ({env.NAME}), a token, a limit and texts in Markdown are for content APIs with mode: build, whose addresses have a host.',
      'All that stands here for an API that browsers ask can be read by every visitor, secrets too; and a build has neither a host for /api/… nor the cookies of visitors.',
      'Write mode: build, or leave these out.',
    ].join(' '),
  },
  bad: "headers: { Authorization: 'Bearer {env.CMS_TOKEN}' }",
  good: ['mode: build', "headers: { Authorization: 'Bearer {env.CMS_TOKEN}' }"].join('\n'),
  *check({ source }) {
    for (const [collection, { http }] of Object.entries(source.collections ?? {})) {
      if (!http) continue;
      const at = ['collections', collection, 'http'];
      yield* http.mode === 'build' ? buildFindings(http, at) : browserFindings(http, at);
    }
  },
} as const satisfies Rule;

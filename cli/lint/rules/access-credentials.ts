import type { Rule } from '../context/rule.ts';

export const accessCredentials = {
  id: 'access-credentials',
  severity: 'warning',
  explanation: {
    zh: 'credentials 说明向 access.url 请求权限时，是否带上访客的登录凭据。没有写 url 就不会发出请求，这个键不起任何作用。请补上请求的地址，或者删去这个键。',
    en: 'access.credentials says whether the visitor’s cookies go along to access.url, and nothing else. Without access.url nothing is asked for, and the key has no effect. Add access.url, or remove credentials.',
  },
  bad: 'access: { credentials: include }',
  good: 'access: { url: https://accounts.example.org/access, credentials: include }',
  *check({ source }) {
    const { url, credentials } = source.access ?? {};
    if (credentials === undefined || url !== undefined) return;
    yield {
      pointer: ['access', 'credentials'],
      what: 'key',
      message: 'credentials has no effect without access.url: nothing is asked for',
    };
  },
} as const satisfies Rule;

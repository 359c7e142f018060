import type { Rule } from '../rule.ts';

export const accessCredentials: Rule = {
  id: 'access-credentials',
  severity: 'warning',
  explanation: {
    zh: 'access.credentials 只说明向 access.url 请求时是否带上访客的 Cookie。没有 access.url 就没有请求，这个键不起作用。请补上 access.url，或删去 credentials。',
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
};

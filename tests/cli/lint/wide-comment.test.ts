import { expect, it } from 'vitest';
import { lintText } from './lint-text.ts';

const site = (history: string, item = '- id'): string => `version: 1
site:
  name: 测试
  history: ${history}
languages: { zh: { default: true, label: 中文, home: /index } }
routes:
  ${item}: index
    paths: { zh: /index }
    page: index
pages: { index: { blocks: [{ type: share, title: 分享 }] } }
`;

it('a comment behind a full-width sign is named as what makes a value wrong', () => {
  expect(lintText(site('browser ＃ 或 "hash"')).diagnostics).toMatchObject([
    {
      rule: 'schema-enum',
      message: expect.stringContaining('write # instead'),
      suggestion: 'browser',
    },
  ]);
  expect(lintText(site('brwser ＃ x')).diagnostics).toMatchObject([
    { rule: 'schema-enum', message: expect.stringContaining('expected browser or hash') },
  ]);
});

it('a full-width blank behind the only dash is named, not what follows from it', () => {
  expect(lintText(site('browser', '-\u3000id')).diagnostics).toMatchObject([
    {
      rule: 'yaml-fullwidth',
      message: expect.stringContaining('a full-width blank'),
      fix: { safe: true },
    },
  ]);
});

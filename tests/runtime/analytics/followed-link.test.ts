import { expect, it } from 'vitest';
import { followedLink } from '../../../runtime/analytics/followed-link.ts';

const link = (href: string, hasDownload = false) => ({
  href: new URL(href, 'https://x.example/').href,
  hasAttribute: () => hasDownload,
});

it.each([
  ['/files/plan.pdf?v=2#page=3', { kind: 'download', target: 'https://x.example/files/plan.pdf' }],
  [
    '/files/公告.OFD',
    { kind: 'download', target: 'https://x.example/files/%E5%85%AC%E5%91%8A.OFD' },
  ],
  ['https://cdn.example/a.zip', { kind: 'download', target: 'https://cdn.example/a.zip' }],
  ['https://other.example/?u=1', { kind: 'outbound', target: 'https://other.example/' }],
  ['/news', undefined],
  ['/pdf', undefined],
  ['mailto:a@b.example', undefined],
  ['tel:1', undefined],
  ['blob:https://x.example/1', undefined],
])('%s', (href, found) => {
  expect(followedLink(link(href), 'https://x.example')).toEqual(found);
});

it('takes what is to be downloaded for a file, whatever its name', () => {
  expect(followedLink(link('/poster', true), 'https://x.example')?.kind).toBe('download');
});

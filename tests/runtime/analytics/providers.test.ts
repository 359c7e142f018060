import { describe, expect, it } from 'vitest';
import type { Hit } from '../../../runtime/analytics/hit.ts';
import { baiduCall } from '../../../runtime/analytics/providers/baidu.ts';
import { endpointJson } from '../../../runtime/analytics/providers/endpoint.ts';
import { matomoCalls } from '../../../runtime/analytics/providers/matomo.ts';
import { plausibleEvent } from '../../../runtime/analytics/providers/plausible.ts';

const place = { address: 'https://x.example/news?code=a', title: 'News' };
const page: Hit = { kind: 'page', ...place, referrer: 'https://y.example/', isSearch: false };
const search: Hit = { kind: 'search', ...place, keyword: '预约', results: 3 };
const counted: Hit = { kind: 'search', ...place, results: 0 };
const download: Hit = { kind: 'download', ...place, target: 'https://x.example/a.pdf' };
const outbound: Hit = { kind: 'outbound', ...place, target: 'https://z.example/' };
const form: Hit = { kind: 'form', ...place, name: 'visit' };

describe('a hit', () => {
  it('as Matomo takes it', () => {
    const open = [
      ['setReferrerUrl', 'https://y.example/'],
      ['setCustomUrl', place.address],
      ['setDocumentTitle', 'News'],
    ];
    expect(matomoCalls(page)).toEqual([...open, ['trackPageView']]);
    expect(matomoCalls({ ...page, isSearch: true })).toEqual(open);
    expect(matomoCalls(search)).toEqual([['trackSiteSearch', '预约', false, 3]]);
    expect(matomoCalls(counted)).toEqual([['trackEvent', 'search', 'results', undefined, 0]]);
    expect(matomoCalls(download)).toEqual([['trackLink', 'https://x.example/a.pdf', 'download']]);
    expect(matomoCalls(outbound)).toEqual([['trackLink', 'https://z.example/', 'link']]);
    expect(matomoCalls(form)).toEqual([['trackEvent', 'form', 'sent', 'visit']]);
  });

  it('as Plausible takes it', () => {
    const common = { url: place.address, domain: 'x.example' };
    const event = (hit: Hit) => plausibleEvent(hit, 'x.example');
    expect(event(page)).toEqual({ ...common, name: 'pageview', referrer: 'https://y.example/' });
    expect(event(search)).toEqual({
      ...common,
      name: 'Search',
      props: { keyword: '预约', results: '3' },
    });
    expect(event(counted)).toEqual({ ...common, name: 'Search', props: { results: '0' } });
    expect(event(download)).toMatchObject({ name: 'File Download' });
    expect(event(outbound)).toEqual({
      ...common,
      name: 'Outbound Link: Click',
      props: { url: 'https://z.example/' },
    });
    expect(event(form)).toMatchObject({ name: 'Form: Submission', props: { form: 'visit' } });
  });

  it('as Baidu Tongji takes it', () => {
    expect(baiduCall(page)).toEqual(['_trackPageview', '/news?code=a']);
    expect(baiduCall({ ...page, address: 'https://x.example' })).toEqual(['_trackPageview', '/']);
    expect(baiduCall(search)).toEqual(['_trackEvent', 'search', 'results', '预约', 3]);
    expect(baiduCall(counted)).toEqual(['_trackEvent', 'search', 'results', '', 0]);
    expect(baiduCall(outbound)).toEqual(['_trackEvent', 'outbound', 'click', 'https://z.example/']);
    expect(baiduCall(form)).toEqual(['_trackEvent', 'form', 'sent', 'visit']);
  });

  it('as an address of the institution takes it', () => {
    const common = { url: place.address, title: 'News', language: 'en' };
    expect(endpointJson(page, 'en')).toEqual({
      ...common,
      type: 'page',
      referrer: 'https://y.example/',
    });
    expect(endpointJson(counted, 'en')).toEqual({ ...common, type: 'search', results: 0 });
    expect(endpointJson(form, 'en')).toEqual({ ...common, type: 'form', name: 'visit' });
  });
});

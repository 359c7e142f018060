import { describe, expect, it } from 'vitest';
import { securityRegister } from '../../../schema/frame/filing-registers.ts';
import type { Header, SiteSource } from '../../../schema/source.generated.ts';
import { lyceum, modelOf, tableOf } from '../../fixtures/load-fixture.ts';

const withSite = (site: Partial<SiteSource['site']>): SiteSource => {
  const source = lyceum();
  return { ...source, site: { ...source.site, ...site } };
};

const siteOf = (site: Partial<SiteSource['site']>, device: string) =>
  tableOf(modelOf(withSite(site)), 'fr', device).site;

const headerOf = (header: Header, device = 'desk') => siteOf({ header }, device).header;

describe('header and footer', () => {
  it('cost nothing where they are the default ones', () => {
    expect(headerOf({})).toBeUndefined();
    expect(headerOf({ preset: 'standard' })).toBeUndefined();
    expect(siteOf({}, 'desk').arranged).toBeUndefined();
  });

  it('have the parts of the preset that have something to show', () => {
    const links = [{ label: 'Courriel', link: 'https://mail.example.org/' }];
    expect(headerOf({ preset: 'twoLines', links })).toEqual({
      preset: 'twoLines',
      lines: [
        ['links', 'space', 'accessibility', 'theme', 'language'],
        ['logo', 'name', 'menu', 'search'],
      ],
      links,
    });
    expect(headerOf({ preset: 'twoLines', links }, 'phone')).toMatchObject({
      lines: [
        ['space', 'accessibility', 'language'],
        ['logo', 'name', 'search', 'menu'],
      ],
      sticky: true,
    });
  });

  it('have their own lines on the device that they are written for', () => {
    const lines: Header['lines'] = [['menu', 'name']];
    expect(headerOf({ lines })?.lines).toEqual(lines);
    expect(headerOf({ lines }, 'phone')?.lines).toEqual([['logo', 'name', 'search', 'menu']]);
    expect(headerOf({ mobile: { lines } }, 'phone')?.lines).toEqual(lines);
  });

  it('stay in sight on phones, and on the desktop where asked for', () => {
    const preset = 'compact';
    expect(
      [headerOf({ preset }), headerOf({ preset }, 'phone')].map((each) => each?.sticky),
    ).toEqual([undefined, true]);
    expect(headerOf({ preset, sticky: false }, 'phone')?.sticky).toBeUndefined();
    expect(headerOf({ preset, sticky: true })?.sticky).toBe(true);
  });

  it('make codes of complete addresses', () => {
    const footer = { qrCodes: [{ label: 'Ici', address: '/ecole' }] };
    const site = siteOf({ footer }, 'desk');
    expect(site.footer.qrCodes).toEqual([
      { label: 'Ici', address: 'https://phare.example.org/lyceum/#/ecole' },
    ]);
    expect(site.arranged).toEqual(['footer']);
  });

  it('are the default ones with one picture to scan and a link to the map of the site', () => {
    const picture = { label: 'Ici', picture: '/art/code.svg' };
    expect(siteOf({ footer: { qrCodes: [picture] } }, 'desk').arranged).toBeUndefined();
    const two = { qrCodes: [picture, picture] };
    expect(siteOf({ footer: two }, 'desk').arranged).toEqual(['footer']);
    expect(siteOf({ footer: { siteMap: { link: '/ecole' } } }, 'desk').arranged).toBeUndefined();
    expect(siteOf({ footer: { siteMap: { columns: 2 } } }, 'desk').arranged).toEqual(['footer']);
  });
});

describe('the register of public security filings', () => {
  it('is asked by the digits of the number', () => {
    expect(securityRegister('琼公网安备46000000000001号')).toBe(
      'https://beian.mps.gov.cn/#/query/webSearch?code=46000000000001',
    );
    expect(securityRegister('琼公网安备')).toBe('https://beian.mps.gov.cn/');
  });
});

import { expect, it } from 'vitest';
import { themeCss } from '../../../cli/outputs/theme-css.ts';
import type { SiteSource, Theme } from '../../../schema/source.generated.ts';
import { modelOf } from '../../fixtures/load-fixture.ts';

/** The style sheet of a theme. */
function css(theme?: Theme): string {
  const source: SiteSource = {
    version: 1,
    site: { name: '测试', base: '/a/' },
    languages: { zh: { default: true, label: '中文', home: '/' } },
    routes: [],
    pages: {},
    ...(theme && { theme }),
  };
  return themeCss(modelOf(source), source)['theme.css'] ?? '';
}

it('a site without a theme has an empty style sheet', () => {
  expect(css()).toBe('');
});

it('the colours of one are in all three themes, in known selectors', () => {
  const text = css({ preset: 'brick', light: { 'art-band': 'url(/art/band.svg)' } });
  const [light, dark, contrast] = text.split('}\n');
  expect(light).toMatch(/^:root \{\n.*--brand: #9a2d22;/s);
  expect(light).toContain('--art-band: url(/a/art/band.svg);');
  expect(light).toContain('--radius-1: 0;');
  expect(dark).toMatch(
    /^:root\[data-theme="dark"\]:not\(\[data-contrast="more"\]\) \{\n.*--bg: #/s,
  );
  expect(contrast).toMatch(/^:root\[data-contrast="more"\] \{\n.*--link: #/s);
});

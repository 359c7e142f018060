import { describe, expect, it } from 'vitest';
import { artLinks } from '../../../cli/prerender/art-links.ts';

const night = '(prefers-color-scheme: dark)';
const day = `not all and ${night}`;

describe('announcements of the theme’s drawings', () => {
  it('are of the day and of the night where they differ, with the base before them', () => {
    const theme = {
      light: { 'art-hero': 'url(/art/bay.svg)', 'art-hero-front': 'url("/art/front.svg")' },
      dark: { 'art-hero': 'url(/art/bay-night.svg)' },
    };
    expect(artLinks(theme, ['art-hero', 'art-hero-front'], '/campus/')).toEqual([
      { href: '/campus/art/bay.svg', media: day },
      { href: '/campus/art/bay-night.svg', media: night },
      { href: '/campus/art/front.svg' },
    ]);
  });

  it('name one side alone where the other has no picture', () => {
    const theme = { light: { 'art-hero': 'url(/a.svg)' }, dark: { 'art-hero': 'none' } };
    expect(artLinks(theme, ['art-hero'], '/')).toEqual([{ href: '/a.svg', media: day }]);
  });

  it.each([
    ['no theme', undefined],
    ['another token', { light: { 'art-foot': 'url(/a.svg)' } }],
    ['a gradient', { light: { 'art-hero': 'linear-gradient(red, blue)' } }],
    ['more than a picture', { light: { 'art-hero': 'url(/a.svg), url(/b.svg)' } }],
  ])('are none for %s', (_, theme) => {
    expect(artLinks(theme, ['art-hero'], '/')).toEqual([]);
  });

  it('leave complete addresses as they are', () => {
    const theme = { light: { 'art-hero': 'url(https://files.example.org/a.svg)' } };
    expect(artLinks(theme, ['art-hero'], '/')).toEqual([
      { href: 'https://files.example.org/a.svg' },
    ]);
  });
});

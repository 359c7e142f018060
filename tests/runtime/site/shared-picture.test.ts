// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharePicture } from '../../../runtime/site/shared-picture.ts';

const nameOf = (id: string): string | undefined => {
  const { style } = document.getElementById(id) as HTMLElement;
  return (style as CSSStyleDeclaration & { viewTransitionName?: string }).viewTransitionName;
};

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({
    top: 10,
    bottom: 50,
    width: 40,
  } as DOMRect);
  document.body.innerHTML =
    '<main><ul><li><a href="/news/a">A</a><img id="a" src="/a.svg"></li><li><a href="/news/b">B</a><img id="b" src="/b.svg"></li></ul></main>';
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('the picture that a list and a page have in common', () => {
  it('is the one beside the link, then the same one of the page', () => {
    const { arrive, end } = sharePicture('/news/b');
    expect([nameOf('a'), nameOf('b')]).toEqual(['', 'picture']);
    document.body.innerHTML = '<main><img id="c" src="/c.svg"><img id="d" src="/b.svg"></main>';
    arrive();
    expect([nameOf('c'), nameOf('d')]).toEqual(['', 'picture']);
    end();
    expect(nameOf('d')).toBe('');
  });

  it('loses its name where the transition is skipped', () => {
    sharePicture('/news/b').end();
    expect(nameOf('b')).toBe('');
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { contrastPairs } from '../../../cli/theme/contrast-pairs.ts';
import { contrastOf, isColour } from '../../../cli/theme/theme-colours.ts';
import { themes } from '../../../cli/theme/theme-tokens.ts';
import { resolved, valueShapes, valuesWith } from '../../../cli/theme/theme-values.ts';
import { designTokens } from '../../../schema/theme/design-tokens.ts';

const css = readFileSync('runtime/styles/tokens.css', 'utf8').replace(/\/\*.*?\*\//gs, '');

/** The custom properties of a rule of the style sheet. */
function declared(selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  const text = css.slice(start, css.indexOf('\n}', start));
  const found = [...text.matchAll(/--([a-z0-9-]+):\s*([^;]+);/g)];
  return Object.fromEntries(
    found.map(([, name, value = '']) => [name, value.replace(/\s+/g, ' ')]),
  );
}

const listed = (theme: 'light' | 'dark' | 'contrast') =>
  Object.fromEntries(
    designTokens.flatMap((token) =>
      token[theme] === undefined ? [] : [[token.name, token[theme]]],
    ),
  );

describe('the list of design tokens', () => {
  it('agrees with the style sheet, name by name and value by value', () => {
    expect(listed('light')).toEqual(declared(':root'));
    expect(listed('dark')).toEqual(declared(':root[data-theme="dark"]'));
    expect(listed('contrast')).toEqual(declared(':root[data-contrast="more"]'));
  });

  it('has defaults of its own kinds, with enough contrast', () => {
    for (const theme of themes) {
      const values = valuesWith({}, theme);
      for (const { name, kind } of designTokens) {
        const value = resolved(values.get(name) ?? '', values);
        if (kind === 'colour') expect(isColour(value), name).toBe(true);
        const shape = valueShapes[kind];
        if (shape) expect(value, name).toMatch(shape.fits);
      }
      for (const [front, ground, least] of contrastPairs) {
        const [one, other] = [front, ground].map((name) =>
          resolved(values.get(name) ?? '', values),
        );
        expect(
          contrastOf(one ?? '', other ?? ''),
          `${theme}: ${front} on ${ground}`,
        ).toBeGreaterThanOrEqual(least);
      }
    }
  });

  it('takes a text that is nearly a function of CSS for no colour, and does not fail on it', () => {
    for (const value of [
      'var(1ae3--blue-700)',
      'rgb(',
      'rgb(/',
      'oklch(0.8 0.1',
      'color(',
      '#',
      '',
    ]) {
      expect(isColour(value), value).toBe(false);
      expect(contrastOf(value, '#fff'), value).toBeUndefined();
    }
  });
});

import { contrastPairs } from '../../theme/contrast-pairs.ts';
import { contrastOf } from '../../theme/theme-colours.ts';
import { type ThemeName, themes } from '../../theme/theme-tokens.ts';
import { resolved, valuesWith } from '../../theme/theme-values.ts';
import { pixelsAt } from './pixels-at.ts';
import { drawing, rect, words } from './svg.ts';
import { type TokenGroup, tokensOf } from './token-groups.ts';

/** Widths in pixels: of a drawing, and of the column of a theme in it. */
const [wide, column] = [960, 320];

/** Windows that sizes are shown for, in pixels: a phone's, and a desktop's. */
const [phone, desktop] = [390, 1440];

/** Every theme's values, as they are without a theme of the site's own. */
const valuesOf = Object.fromEntries(
  themes.map((theme) => {
    const values = valuesWith({}, theme);
    return [theme, (name: string): string => resolved(values.get(name) ?? '', values)];
  }),
) as Readonly<Record<ThemeName, (name: string) => string>>;

/** The same rows for each theme side by side, on its own ground. */
function inThemes(
  rows: readonly ((theme: ThemeName, x: number, y: number) => readonly string[])[],
  height: number,
): string {
  const head = 48;
  const all = head + rows.length * height + 16;
  const parts = themes.flatMap((theme, index) => {
    const x = index * column;
    const of = valuesOf[theme];
    return [
      rect(x, 0, column, all, { fill: of('bg'), stroke: of('rule') }),
      words(x + 20, 30, theme, of('ink'), { 'font-weight': 700 }),
      ...rows.flatMap((row, place) => row(theme, x + 20, head + place * height)),
    ];
  });
  return drawing(wide, all, parts);
}

const colours = (): string =>
  inThemes(
    tokensOf('colours').map(({ name, kind }) => (theme, x, y) => {
      const of = valuesOf[theme];
      const value = of(name);
      const fill = kind === 'rgb' ? `rgb(${value.split(' ').join(',')})` : value;
      // What is written with a share of transparency stands on what it is seen on.
      const under = value.includes('/') ? [rect(x, y, 56, 22, { fill: of('sea') })] : [];
      const [, r, g, b, a] = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(value) ?? [];
      const paint = a === undefined ? { fill } : { fill: `rgb(${r},${g},${b})`, 'fill-opacity': a };
      return [
        ...under,
        rect(x, y, 56, 22, { ...paint, stroke: of('field-line') }),
        words(x + 68, y + 16, name, of('ink'), { 'font-family': 'monospace', 'font-size': 13 }),
        words(x + 280, y + 16, value.replace(/^rgb\((.*)\)$/, '$1'), of('ink-2'), {
          'font-family': 'monospace',
          'font-size': 12,
          'text-anchor': 'end',
        }),
      ];
    }),
    30,
  );

const contrast = (): string =>
  inThemes(
    contrastPairs.map(([front, ground, least]) => (theme, x, y) => {
      const of = valuesOf[theme];
      const ratio = contrastOf(of(front), of(ground)) ?? 0;
      const sample =
        least < 4.5
          ? rect(x + 6, y + 6, 52, 18, { fill: 'none', stroke: of(front), 'stroke-width': 3 })
          : words(x + 12, y + 21, '字 Aa', of(front), { 'font-size': 16 });
      return [
        rect(x, y, 64, 30, { fill: of(ground), stroke: of('rule') }),
        sample,
        words(x + 76, y + 20, `${front} / ${ground}`, of('ink'), {
          'font-family': 'monospace',
          'font-size': 12,
        }),
        words(x + 280, y + 20, (Math.floor(ratio * 10) / 10).toFixed(1), of('ink-2'), {
          'font-size': 13,
          'text-anchor': 'end',
        }),
      ];
    }),
    38,
  );

const [ink, lesser, line, shade, ground] = ['ink', 'ink-2', 'rule', 'brand', 'bg'].map((name) =>
  valuesOf.light(name),
) as [string, string, string, string, string];

const px = (length: string, width: number): number => Math.round(pixelsAt(length, width) * 10) / 10;

const sizeOf = (length: string): string => {
  const [small, large] = [px(length, phone), px(length, desktop)];
  return small === large ? `${large} px` : `${small}–${large} px`;
};

/** Rows under one another on the ground of the light theme: a name, its size, and what it looks like. */
function rowsOf(
  rows: readonly { name: string; length: string; height: number; sample: (y: number) => string }[],
): string {
  let y = 16;
  const parts = rows.flatMap(({ name, length, height, sample }) => {
    const middle = y + height / 2;
    const drawn = [
      words(24, middle + 5, name, ink, { 'font-family': 'monospace', 'font-size': 13 }),
      words(236, middle + 5, sizeOf(length), lesser, { 'font-size': 13, 'text-anchor': 'end' }),
      sample(y),
      rect(24, y + height, wide - 48, 1, { fill: line }),
    ];
    y += height + 1;
    return drawn;
  });
  return drawing(wide, y + 16, [rect(0, 0, wide, y + 16, { fill: ground }), ...parts]);
}

const text = (): string =>
  rowsOf(
    tokensOf('text')
      .filter(({ name }) => name.startsWith('text-'))
      .map(({ name, light }) => {
        const size = px(light, desktop);
        const height = Math.ceil(size * 1.3) + 16;
        const sample = (y: number): string =>
          words(264, y + height / 2 + size * 0.36, '开放与共享 Open to all', ink, {
            'font-size': size,
          });
        return { name, length: light, height, sample };
      }),
  );

const space = (): string =>
  rowsOf(
    tokensOf('space')
      .filter(({ name }) => name !== 'page')
      .map(({ name, light }) => {
        const size = px(light, desktop);
        const sample = (y: number): string =>
          [
            rect(264, y + 12, size, 16, { fill: valuesOf.light('blue-300') }),
            rect(264, y + 12, px(light, phone), 16, { fill: valuesOf.light('sea') }),
          ].join('');
        return { name, length: light, height: 40, sample };
      }),
  );

function corners(): string {
  const all = tokensOf('corners').filter(({ kind }) => kind === 'length');
  const [side, gap] = [128, 40];
  return drawing(wide, 216, [
    rect(0, 0, wide, 216, { fill: ground }),
    ...all.flatMap(({ name, light }, index) => {
      const x = 24 + index * (side + gap);
      const round = Math.min(side / 2, px(light, desktop));
      return [
        rect(x, 24, side, side, { fill: valuesOf.light('bg-tint-2'), stroke: shade, rx: round }),
        words(x, 180, name, ink, { 'font-family': 'monospace', 'font-size': 13 }),
        words(x, 200, light, lesser, { 'font-size': 13 }),
      ];
    }),
  ]);
}

/** The drawings of the page about tokens, by group: what each token looks like by default. */
export const tokenPictures = {
  colours,
  contrast,
  text,
  space,
  corners,
} as const satisfies Readonly<Partial<Record<TokenGroup | 'contrast', () => string>>>;

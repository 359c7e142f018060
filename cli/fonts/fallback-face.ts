import type { FontFacts } from './read-font.ts';
import { meanWidth } from './read-font.ts';

/** Widths of a to z as parts of the size: Adobe's metrics of the core fonts, which these faces keep to. */
const widthsOf = (widths: string): number => {
  const all = widths.split(' ').map(Number);
  return meanWidth((letter) => (all[letter.charCodeAt(0) - 97] ?? 0) / 1000) ?? 0.5;
};

type System = { readonly names: readonly string[]; readonly width: number };

/** Faces that nearly every machine has, and those of the same widths: regular, and bold. */
const systems: Readonly<Record<'sans' | 'serif', readonly [regular: System, bold: System]>> = {
  sans: [
    {
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo'],
      width: widthsOf(
        '556 556 500 556 556 278 556 556 222 222 500 222 833 556 556 556 556 333 500 278 556 500 722 500 500 500',
      ),
    },
    {
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
      width: widthsOf(
        '556 611 556 611 556 333 611 611 278 278 556 278 889 611 611 611 611 389 556 333 611 556 778 556 556 500',
      ),
    },
  ],
  serif: [
    {
      names: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif', 'Tinos'],
      width: widthsOf(
        '444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444',
      ),
    },
    {
      names: [
        'Times New Roman Bold',
        'TimesNewRomanPS-BoldMT',
        'Liberation Serif Bold',
        'Tinos Bold',
      ],
      width: widthsOf(
        '500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444',
      ),
    },
  ],
};

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;

/** From this weight on bold faces stand in. */
const bold = 600;

/**
 * Descriptors of a face of the machine that takes as much room as a font does, so that nothing moves when that comes
 * (CSS Fonts 5, size-adjust). A browser that does not know them shows the face as it is.
 * @returns undefined for a font without Latin letters: how wide others are on a machine nobody knows
 */
export function fallbackFace(
  { ascent, descent, lineGap, width }: FontFacts,
  kind: 'sans' | 'serif',
  weight: number,
): readonly string[] | undefined {
  if (width === undefined) return undefined;
  const system = systems[kind][weight >= bold ? 1 : 0];
  const ratio = width / system.width;
  return [
    `src: ${system.names.map((name) => `local("${name}")`).join(', ')}`,
    `size-adjust: ${percent(ratio)}`,
    `ascent-override: ${percent(ascent / ratio)}`,
    `descent-override: ${percent(descent / ratio)}`,
    `line-gap-override: ${percent(lineGap / ratio)}`,
  ];
}

import type { Font, FontFile, SiteSource } from '../../schema/source.generated.ts';
import { tagOf } from './language-characters.ts';

/** A file that browsers load of a font. */
export type FaceFile = {
  readonly address: string;
  readonly format: string;
  /** As CSS writes it; undefined: all that it has. */
  readonly range?: string;
  /** The languages whose pages ask for it right away. */
  readonly firstOf: readonly string[];
};

/** A weight and style of a font, as it is served. */
export type MadeFace = Pick<FontFile, 'weight' | 'style'> & {
  readonly files: readonly FaceFile[];
  /** Descriptors of a face of the machine that is as wide; undefined: none is known. */
  readonly fallback?: readonly string[] | undefined;
};

export type MadeFont = { readonly font: Font; readonly faces: readonly MadeFace[] };

const formats: Readonly<Record<string, string>> = {
  ttf: 'truetype',
  otf: 'opentype',
  woff: 'woff',
  woff2: 'woff2',
};

/** The name of a file's format, as CSS has it. */
export const formatOf = (file: string): string =>
  formats[file.slice(file.lastIndexOf('.') + 1).toLowerCase()] ?? 'truetype';

/** The languages that are set in a font. */
export const languagesOf = (source: SiteSource, { languages }: Font): readonly string[] =>
  languages ?? Object.keys(source.languages);

/** The fonts of a site, served as they lie in public/. */
export const wholeFonts = (source: SiteSource): readonly MadeFont[] =>
  (source.theme?.fonts ?? []).map((font) => ({
    font,
    faces: font.files.map(({ file, ...face }) => ({
      ...face,
      files: [
        {
          address: `${source.site.base ?? '/'}${file.slice(1)}`,
          format: formatOf(file),
          firstOf: languagesOf(source, font),
        },
      ],
    })),
  }));

const rule = (selector: string, lines: readonly string[]): string =>
  `${selector} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

/** Faces of the machine give Latin, Greek and Cyrillic letters alone: quotation marks are wider in Chinese ones. */
const replacedRange = 'U+20-21, U+23-26, U+28-7E, U+A0-52F';

const fallbackName = (family: string): string => `"${family} fallback"`;

function faceRules({ font, faces }: MadeFont): string {
  return faces
    .map(({ weight = 400, style = 'normal', files, fallback }) => {
      const known = [`font-style: ${style}`, `font-weight: ${weight}`];
      const own = files.map(({ address, format, range }) =>
        rule('@font-face', [
          `font-family: "${font.family}"`,
          ...known,
          `font-display: ${font.display ?? 'swap'}`,
          `src: url(${address}) format("${format}")`,
          ...(range === undefined ? [] : [`unicode-range: ${range}`]),
        ]),
      );
      const other = fallback && [
        rule('@font-face', [
          `font-family: ${fallbackName(font.family)}`,
          ...known,
          ...fallback,
          `unicode-range: ${replacedRange}`,
        ]),
      ];
      return [...own, ...(other ?? [])].join('');
    })
    .join('');
}

/** The tokens of a use: which one is in force, and those of Chinese and of other languages behind it. */
const tokens = { titles: 'serif', text: 'sans' } as const;

/** The style sheet of a site's fonts: their files, and which languages are set in them. */
export function fontCss(source: SiteSource, made: readonly MadeFont[]): string {
  const faces = made.map(faceRules).join('');
  const rules = Object.keys(source.languages).map((code) => {
    const tag = tagOf(source, code);
    const lines = (['titles', 'text'] as const).flatMap((use) => {
      const own = made.filter(
        ({ font }) => font.use === use && languagesOf(source, font).includes(code),
      );
      if (own.length === 0) return [];
      const fallbacks = own.filter((each) => each.faces.some(({ fallback }) => fallback));
      const names = [
        ...own.map(({ font }) => `"${font.family}"`),
        ...fallbacks.map(({ font }) => fallbackName(font.family)),
        `var(--${tokens[use]}-${/^zh\b/i.test(tag) ? 'zh' : 'en'})`,
      ];
      return [`--${tokens[use]}: ${names.join(', ')}`];
    });
    return lines.length === 0 ? '' : rule(`:root:lang(${tag})`, lines);
  });
  return faces + rules.join('');
}

/** The files that the pages of a language ask for right away: the first face of each font. */
export const preloadedFonts = (
  source: SiteSource,
  made: readonly MadeFont[],
  code: string,
): readonly string[] =>
  made
    .filter(({ font }) => font.preload !== false && languagesOf(source, font).includes(code))
    .flatMap(({ faces: [face] }) =>
      (face?.files ?? []).filter(({ firstOf }) => firstOf.includes(code)),
    )
    .map(({ address }) => address);

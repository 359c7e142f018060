import { escapeHtml } from '../../html/escape-html.ts';

/** An element of a drawing; values that are undefined are left out. */
export const element = (
  name: string,
  values: Readonly<Record<string, string | number | undefined>>,
  inside = '',
): string => {
  const attributes = Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${escapeHtml(String(value))}"`)
    .join('');
  return inside === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inside}</${name}>`;
};

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  values: Readonly<Record<string, string | number | undefined>>,
): string => element('rect', { x, y, width, height, ...values });

/** Words at the end of whose line is y. */
export const words = (
  x: number,
  y: number,
  text: string,
  fill: string,
  values: Readonly<Record<string, string | number | undefined>> = {},
): string =>
  element(
    'text',
    { x, y, fill, 'font-family': 'sans-serif', 'font-size': 14, ...values },
    escapeHtml(text),
  );

/** A drawing of so many pixels, a line an element, as it is looked at in reviews. */
export const drawing = (width: number, height: number, parts: readonly string[]): string =>
  [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    ...parts,
    '</svg>',
    '',
  ].join('\n');

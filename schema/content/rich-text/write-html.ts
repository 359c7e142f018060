/** Texts that are nested more deeply than this are cut there: an answer is from outside. */
export const maxDepth = 40;

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as HTML. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);

/** A text whose line breaks are meant, as HTML. */
export const textHtml = (text: string): string => escapeHtml(text).replace(/\r?\n/g, '<br>');

/** Attributes of a tag; those without a value are left out. */
type Attributes = Readonly<Record<string, string | undefined>>;

const attributesHtml = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(value)}"`))
    .join('');

/** An element with HTML in it. */
export const element = (name: string, html: string, attributes: Attributes = {}): string =>
  `<${name}${attributesHtml(attributes)}>${html}</${name}>`;

/** An element that has nothing in it. */
export const voidElement = (name: string, attributes: Attributes = {}): string =>
  `<${name}${attributesHtml(attributes)}>`;

/** A heading. The first level is the title of the page. */
export const heading = (level: unknown, html: string): string => {
  const known = typeof level === 'number' && level >= 2 && level <= 6 ? Math.floor(level) : 2;
  return element(`h${Math.min(known, 5)}`, html);
};

/** A picture with its caption; nothing where it has no address. */
export function pictureHtml(
  src: string | undefined,
  alt: string | undefined,
  caption?: string,
): string {
  if (src === undefined) return '';
  const image = voidElement('img', { src, alt: alt ?? '' });
  const below = caption ? element('figcaption', escapeHtml(caption)) : '';
  return element('figure', image + below);
}

/** A value as text, where it is some. */
export const stringOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** The values of a list that are objects. */
export const nodesOf = (value: unknown): readonly Readonly<Record<string, unknown>>[] =>
  Array.isArray(value)
    ? value.filter((each) => typeof each === 'object' && each !== null && !Array.isArray(each))
    : [];

/** Puts a text into elements, the first one innermost. */
export const wrapped = (html: string, names: readonly (string | undefined)[]): string =>
  names.reduce<string>((inner, name) => (name === undefined ? inner : element(name, inner)), html);

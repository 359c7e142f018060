import { escapeHtml } from '../../html/escape-html.ts';
import type { NoteTaker } from '../note.ts';

/** A picture of the library of media. */
export type Attachment = { readonly url: string; readonly alt: string; readonly caption: string };

/** What the shortcodes of a post refer to. */
export type ShortcodeContext = {
  readonly notes: NoteTaker;
  readonly attachment: (id: string) => Attachment | undefined;
  /** Pictures that were uploaded to the post. */
  readonly own: readonly Attachment[];
  /** The text of a block that several posts share. */
  readonly shared: (id: string) => string | undefined;
};

type Attributes = Readonly<Record<string, string>>;

function attributesOf(written: string): Attributes {
  const pairs = written.matchAll(/([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))/g);
  return Object.fromEntries(
    [...pairs].map(([, name = '', a, b, c]) => [name.toLowerCase(), a ?? b ?? c ?? '']),
  );
}

const figure = ({ url, alt, caption }: Attachment): string =>
  `<figure><img src="${escapeHtml(url)}" alt="${escapeHtml(alt)}">${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>`;

function gallery(attributes: Attributes, { attachment, own, notes }: ShortcodeContext): string {
  const ids = (attributes.ids ?? attributes.include ?? '').split(',').map((id) => id.trim());
  const wanted = ids.filter((id) => id !== '');
  const found = wanted.length === 0 ? own : wanted.flatMap((id) => attachment(id) ?? []);
  if (found.length < wanted.length || found.length === 0) {
    const count = Math.max(1, wanted.length - found.length);
    notes.add(
      'lost',
      {
        zh: '图集中的图片，导出文件里没有',
        en: 'pictures of a gallery, which are not in the export',
      },
      String(count),
    );
  }
  return found.map(figure).join('\n');
}

const linkTo = (url: string): string => {
  const address = escapeHtml(url.trim());
  return address === '' ? '' : `\n\n<p><a href="${address}">${address}</a></p>\n\n`;
};

const file = (attributes: Attributes): string =>
  linkTo(
    ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mp3', 'm4a', 'ogg', 'wav', 'flv', 'url']
      .map((name) => attributes[name])
      .find((value) => value !== undefined) ?? '',
  );

/** The shortcodes of WordPress itself, each with what it becomes. */
const own: Readonly<
  Record<string, (a: Attributes, inside: string, context: ShortcodeContext) => string>
> = {
  caption: (attributes, inside) => {
    const [, picture = inside, words = ''] =
      /^([\s\S]*?<img\b[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inside) ?? [];
    const caption = (attributes.caption ?? words).trim();
    return `\n\n<figure>${picture}${caption === '' ? '' : `<figcaption>${caption}</figcaption>`}</figure>\n\n`;
  },
  gallery: (attributes, _, context) => `\n\n${gallery(attributes, context)}\n\n`,
  embed: (attributes, inside) => linkTo(inside || (attributes.src ?? '')),
  audio: (attributes) => file(attributes),
  video: (attributes) => file(attributes),
  latex: (_, inside) => `<formula-text>${inside}</formula-text>`,
};
const aliases: Readonly<Record<string, string>> = { wp_caption: 'caption', math: 'latex' };

const any = /\[(\[?)(\/?)([a-z][\w-]*)((?:\s+[^\][]*?|\s*=[^\][]*?)?)\s*(\/?)\](\]?)/gi;

/** Whether something in brackets is a shortcode, and no words in brackets: [sic]. */
const isShortcode = (name: string, written: string, closed: ReadonlySet<string>): boolean =>
  /=/.test(written) ||
  /[_-]/.test(name) ||
  closed.has(name) ||
  Object.hasOwn(own, aliases[name] ?? name);

function expandPart(text: string, context: ShortcodeContext): string {
  let result = text;
  // Those with an inside first: it may hold others.
  for (const name of ['caption', 'wp_caption', 'embed', 'latex', 'math', 'audio', 'video']) {
    const whole = new RegExp(
      `(?<!\\[)\\[${name}((?:\\s[^\\]]*)?)\\]([\\s\\S]*?)\\[/${name}\\](?!\\])`,
      'gi',
    );
    result = result.replace(whole, (_, written: string, inside: string) =>
      (own[aliases[name] ?? name] as (typeof own)[string])(attributesOf(written), inside, context),
    );
  }
  const closed = new Set(
    [...result.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name = '']) => name.toLowerCase()),
  );
  return result.replace(
    any,
    (whole, open: string, slash: string, typed: string, written: string, _, close: string) => {
      if (open !== '' && close !== '') return whole.slice(1, -1);
      const name = typed.toLowerCase();
      if (!isShortcode(name, written, closed)) return whole;
      const expand = own[aliases[name] ?? name];
      if (expand && slash === '') return expand(attributesOf(written), '', context);
      if (slash === '') {
        context.notes.add('lost', {
          zh: `简码 [${name}]（其中的文字保留）`,
          en: `the shortcode [${name}] (the text inside stays)`,
        });
      }
      return '';
    },
  );
}

/** Blocks that WordPress fills when a page is asked for: nothing of them is in the export. */
const emptyBlock = /<!--\s+wp:([a-z][\w/-]*)\s*(\{(?:(?!-->)[\s\S])*?\})?\s*\/-->/g;

/**
 * Puts in the place of shortcodes what they show, as far as the export has it. What nobody knows is taken out, with its
 * text kept; code stays as it is written.
 */
export function expandShortcodes(html: string, context: ShortcodeContext, depth = 0): string {
  const blocks = html.replace(emptyBlock, (_, name: string, json = '') => {
    const id = /"ref"\s*:\s*(\d+)/.exec(json)?.[1];
    const shared =
      name === 'block' && id !== undefined && depth < 3 ? context.shared(id) : undefined;
    if (shared !== undefined) return expandShortcodes(shared, context, depth + 1);
    if (!['spacer', 'separator', 'more', 'nextpage', 'footnotes'].includes(name)) {
      context.notes.add('lost', { zh: `区块 ${name}`, en: `the block ${name}` });
    }
    return '';
  });
  return blocks
    .split(/(<pre\b[\s\S]*?<\/pre>|<code\b[\s\S]*?<\/code>)/i)
    .map((part, index) => (index % 2 === 1 ? part : expandPart(part, context)))
    .join('');
}

import { atPath } from '../http/at-path.ts';
import {
  element,
  escapeHtml,
  heading,
  nodesOf,
  pictureHtml,
  stringOf,
  textHtml,
  wrapped,
} from './write-html.ts';

type Node = Readonly<Record<string, unknown>>;

/** More levels than this are drawn as this one. */
const maxLevel = 6;

const tagOfMark: Readonly<Record<string, string>> = {
  strong: 'strong',
  em: 'em',
  code: 'code',
  underline: 'u',
  'strike-through': 's',
  sup: 'sup',
  sub: 'sub',
};

/** Address of a picture by its reference (image-<id>-<width>x<height>-<format>), for the project that was asked. */
function sanityPicture(reference: string | undefined, asked: string): string | undefined {
  const project = /^https:\/\/([a-z0-9-]+)\.api(?:cdn)?\.sanity\.io\//.exec(asked)?.[1];
  const dataset = /\/data\/query\/([\w-]+)/.exec(asked)?.[1];
  const [, file, format] = /^image-([A-Za-z0-9]+-\d+x\d+)-([a-z0-9]+)$/.exec(reference ?? '') ?? [];
  return project && dataset && file
    ? `https://cdn.sanity.io/images/${project}/${dataset}/${file}.${format}`
    : undefined;
}

function spanHtml(span: Node, links: ReadonlyMap<unknown, string>): string {
  const text = textHtml(stringOf(span.text) ?? '');
  const marks: readonly unknown[] = Array.isArray(span.marks) ? span.marks : [];
  const marked = wrapped(
    text,
    marks.map((mark) => tagOfMark[String(mark)]),
  );
  const href = marks.map((mark) => links.get(mark)).find((each) => each !== undefined);
  return href === undefined ? marked : element('a', marked, { href });
}

function spansHtml(block: Node): string {
  const links = new Map(
    nodesOf(block.markDefs).flatMap((mark) => {
      const href = stringOf(mark.href);
      return href === undefined ? [] : [[mark._key, href] as const];
    }),
  );
  return nodesOf(block.children)
    .map((span) => spanHtml(span, links))
    .join('');
}

function blockHtml(block: Node, asked: string): string {
  switch (block._type) {
    case 'block': {
      const style = String(block.style);
      const level = /^h([1-6])$/.exec(style)?.[1];
      if (level !== undefined) return heading(Number(level), spansHtml(block));
      const paragraph = element('p', spansHtml(block));
      return style === 'blockquote' ? element('blockquote', paragraph) : paragraph;
    }
    case 'image':
      return pictureHtml(
        stringOf(atPath(block, 'asset.url')) ??
          sanityPicture(stringOf(atPath(block, 'asset._ref')), asked),
        stringOf(block.alt),
        stringOf(block.caption),
      );
    case 'code':
      return element('pre', element('code', escapeHtml(stringOf(block.code) ?? '')));
    default:
      return '';
  }
}

const isItem = (block: Node | undefined): boolean =>
  block?._type === 'block' && block.listItem !== undefined;

const levelOf = ({ level }: Node): number =>
  typeof level === 'number' ? Math.min(Math.max(1, Math.floor(level)), maxLevel) : 1;

/** Items in a row as lists, those of deeper levels in the item before them. */
function listHtml(items: readonly Node[], level: number): string {
  let html = '';
  let at = 0;
  while (at < items.length) {
    const kind = items[at]?.listItem;
    let inside = '';
    while (at < items.length && items[at]?.listItem === kind) {
      const item = items[at] as Node;
      const first = at;
      at += 1;
      while (at < items.length && levelOf(items[at] as Node) > level) at += 1;
      // One that begins deeper than its list has no item to stand in.
      const isDeeper = levelOf(item) > level;
      const below = items.slice(isDeeper ? first : first + 1, at);
      const own = isDeeper ? '' : spansHtml(item);
      inside += element('li', own + (below.length > 0 ? listHtml(below, level + 1) : ''));
    }
    html += element(kind === 'number' ? 'ol' : 'ul', inside);
  }
  return html;
}

/**
 * A Portable Text (portabletext.org), as Sanity has it, as HTML. Blocks of a site's own types are left out.
 * @param asked address that it was asked for at: it names the project and the dataset whose pictures stand in it
 */
export function portableTextHtml(text: unknown, asked: string): string {
  const blocks = nodesOf(text);
  let html = '';
  for (let at = 0; at < blocks.length; ) {
    const from = at;
    while (isItem(blocks[at])) at += 1;
    if (at > from) html += listHtml(blocks.slice(from, at), 1);
    else {
      html += blockHtml(blocks[at] as Node, asked);
      at += 1;
    }
  }
  return html;
}

import type { Root, RootContent } from 'mdast';
import { sanitizeSchema } from '../../content/markdown/sanitize-schema.ts';
import type { NoteTaker } from '../note.ts';
import { importsOf, type MdxImports, valueOfExpression } from './mdx-imports.ts';

/** A node of a text in MDX, whatever its type. */
export type MdxNode = {
  type: string;
  name?: string | null;
  value?: string;
  kind?: string;
  title?: string;
  url?: string;
  attributes?: readonly { readonly name?: string; readonly value?: unknown }[];
  children?: MdxNode[];
};

export type MdxContext = {
  readonly notes: NoteTaker;
  /** The tree of a text that another one includes; undefined: it is not there. */
  readonly partial: (path: string) => Promise<Root | undefined>;
};

const kinds: Readonly<Record<string, string>> = {
  note: 'note',
  info: 'note',
  secondary: 'note',
  important: 'note',
  tip: 'tip',
  success: 'tip',
  warning: 'warning',
  caution: 'warning',
  danger: 'caution',
};

const text = (value: string): MdxNode => ({ type: 'text', value });
const isFlowNode = ({ type }: MdxNode): boolean =>
  [
    'paragraph',
    'heading',
    'list',
    'blockquote',
    'code',
    'table',
    'callout',
    'thematicBreak',
  ].includes(type) ||
  ['mdxJsxFlowElement', 'html', 'definition', 'footnoteDefinition'].includes(type);

const wordsOf = (node: MdxNode): string =>
  (node.value ?? '') + (node.children ?? []).map(wordsOf).join('');

/** Nodes that may stand in lines, as blocks. */
function asFlow(nodes: readonly MdxNode[]): MdxNode[] {
  const result: MdxNode[] = [];
  let open: MdxNode[] = [];
  const close = (): void => {
    if (open.some((node) => wordsOf(node).trim() !== '' || node.type !== 'text')) {
      result.push({ type: 'paragraph', children: open });
    }
    open = [];
  };
  for (const node of nodes) {
    if (isFlowNode(node)) {
      close();
      result.push(node);
    } else open.push(node);
  }
  close();
  return result;
}

/** Blocks as what can stand in a line. */
const asPhrasing = (nodes: readonly MdxNode[]): MdxNode[] =>
  nodes.flatMap((node) =>
    ['paragraph', 'heading'].includes(node.type) ? asPhrasing(node.children ?? []) : [node],
  );

/** Elements that only place what they hold. */
const transparent = new Set([
  'div',
  'section',
  'span',
  'center',
  'article',
  'main',
  'header',
  'footer',
  'font',
  'u',
  'figure',
  'figcaption',
  'small',
  'mark',
  'picture',
  'abbr',
  'label',
  'nav',
  'aside',
]);
const marks: Readonly<Record<string, string>> = {
  b: 'strong',
  strong: 'strong',
  i: 'emphasis',
  em: 'emphasis',
  del: 'delete',
  s: 'delete',
};

/**
 * Turns what only MDX has into what texts of this project have: callouts for admonitions, words and texts for tabs,
 * HTML where it is allowed. Imports go; of components that nobody knows the text stays.
 */
export async function shapeMdx(tree: Root, { notes, partial }: MdxContext): Promise<Root> {
  const collected = new Map<string, string>();
  for (const node of tree.children as MdxNode[]) {
    if (node.type !== 'mdxjsEsm') continue;
    for (const [name, path] of importsOf(node.value ?? '')) collected.set(name, path);
    if (/^\s*export\s/m.test(node.value ?? '')) {
      notes.add('lost', { zh: '导出的程序（export）', en: 'what the text exports (export)' });
    }
  }
  const imports: MdxImports = collected;

  const attribute = (node: MdxNode, ...names: readonly string[]): string | undefined => {
    for (const name of names) {
      const found = node.attributes?.find((each) => each.name === name);
      if (!found) continue;
      if (typeof found.value === 'string') return found.value;
      const code = (found.value as { value?: string } | null)?.value;
      if (code !== undefined) return valueOfExpression(code, imports);
    }
    return undefined;
  };

  const component = async (node: MdxNode, children: MdxNode[]): Promise<MdxNode[]> => {
    const name = node.name ?? '';
    const isFlow = node.type === 'mdxJsxFlowElement';
    const put = (nodes: MdxNode[]): MdxNode[] => (isFlow ? asFlow(nodes) : nodes);
    switch (name) {
      case 'Tabs':
        notes.add('changed', {
          zh: '选项卡（Tabs）改为依次排列的段落',
          en: 'tabs stand one below the other',
        });
        return put(children);
      case 'TabItem': {
        const label = attribute(node, 'label', 'value') ?? '';
        const strong: MdxNode = { type: 'strong', children: [text(label)] };
        if (label === '') return put(children);
        return isFlow
          ? [{ type: 'paragraph', children: [strong] }, ...asFlow(children)]
          : [strong, text(' '), ...asPhrasing(children), text(' ')];
      }
      case 'Admonition': {
        const kind = kinds[attribute(node, 'type') ?? 'note'] ?? 'note';
        return [
          {
            type: 'callout',
            kind,
            title: attribute(node, 'title') ?? '',
            children: asFlow(children),
          },
        ];
      }
      case 'details':
      case 'Details': {
        const title = attribute(node, 'summary');
        const summary: MdxNode = {
          type: 'mdxJsxFlowElement',
          name: 'summary',
          attributes: [],
          children: [{ type: 'paragraph', children: [text(title ?? '')] }],
        };
        const inside = asFlow(children);
        return [
          {
            type: 'mdxJsxFlowElement',
            name: 'details',
            attributes: [],
            children: title === undefined ? inside : [summary, ...inside],
          },
        ];
      }
      case 'summary':
        return [
          {
            type: 'mdxJsxFlowElement',
            name,
            attributes: [],
            children: [{ type: 'paragraph', children: asPhrasing(children) }],
          },
        ];
      case 'CodeBlock': {
        const title = attribute(node, 'title');
        const code: MdxNode = { type: 'code', value: wordsOf({ type: 'root', children }) };
        Object.assign(code, {
          lang: attribute(node, 'language') ?? null,
          meta: title === undefined ? null : `title="${title}"`,
        });
        return [code];
      }
      case 'Link':
      case 'a': {
        const url = attribute(node, 'to', 'href');
        const inside = asPhrasing(children);
        if (url === undefined) return put(inside);
        return put([{ type: 'link', url, children: inside }]);
      }
      case 'img':
      case 'Image':
      case 'ThemedImage': {
        const url = attribute(node, 'src', 'img');
        if (url === undefined) {
          notes.add('lost', {
            zh: '由程序给出地址的图片',
            en: 'a picture whose address a program gives',
          });
          return [];
        }
        const image: MdxNode = { type: 'image', url };
        Object.assign(image, {
          alt: attribute(node, 'alt') ?? '',
          title: attribute(node, 'title') ?? null,
        });
        return put([image]);
      }
      case 'iframe':
      case 'video':
      case 'audio':
      case 'source':
      case 'embed': {
        const url = attribute(node, 'src');
        if (url === undefined) return put(children);
        notes.add('changed', { zh: `<${name}> 改为链接`, en: `<${name}> is a link now` });
        const words = attribute(node, 'title') ?? url.split('/').at(-1) ?? url;
        return put([{ type: 'link', url, children: [text(words)] }]);
      }
      case 'br':
        return isFlow
          ? []
          : [{ type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] }];
      case 'hr':
        return [{ type: 'thematicBreak' }];
      case 'code':
        return put([{ type: 'inlineCode', value: wordsOf({ type: 'root', children }) }]);
      case 'p':
        return isFlow ? asFlow(children) : [...children];
      default: {
        const mark = marks[name];
        if (mark !== undefined) return put([{ type: mark, children: asPhrasing(children) }]);
        const level = /^h([1-6])$/.exec(name)?.[1];
        if (level !== undefined) {
          const heading: MdxNode = { type: 'heading', children: asPhrasing(children) };
          return [Object.assign(heading, { depth: Number(level) })];
        }
        if (name === '' || transparent.has(name)) return put(children);
        const path = imports.get(name);
        if (path !== undefined && /\.mdx?$/i.test(path)) {
          const included = await partial(path);
          if (included) return included.children as MdxNode[];
        }
        if (sanitizeSchema.tagNames?.includes(name)) {
          const isInline = [
            'sub',
            'sup',
            'kbd',
            'ins',
            'samp',
            'var',
            'q',
            'ruby',
            'rt',
            'rp',
            'tt',
          ].includes(name);
          const kept: MdxNode = {
            ...node,
            children: isInline ? asPhrasing(children) : isFlow ? asFlow(children) : children,
          };
          return [
            isInline && isFlow
              ? { type: 'paragraph', children: [{ ...kept, type: 'mdxJsxTextElement' }] }
              : kept,
          ];
        }
        notes.add(
          'lost',
          children.length > 0
            ? {
                zh: `组件 <${name}>（其中的文字保留）`,
                en: `the component <${name}> (the text inside stays)`,
              }
            : { zh: `组件 <${name}>`, en: `the component <${name}>` },
        );
        return put(children);
      }
    }
  };

  const shaped = async (nodes: readonly MdxNode[]): Promise<MdxNode[]> => {
    const result: MdxNode[] = [];
    for (const node of nodes) {
      if (node.type === 'mdxjsEsm') continue;
      if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
        const code = node.value ?? '';
        const value = valueOfExpression(code, new Map());
        if (/^\s*(?:\/\*[\s\S]*\*\/\s*)*$/.test(code)) continue;
        if (value === undefined) {
          notes.add(
            'lost',
            { zh: '程序给出的内容', en: 'what a program says' },
            `{${code.trim()}}`,
          );
        } else
          result.push(
            ...(node.type === 'mdxFlowExpression' ? asFlow([text(value)]) : [text(value)]),
          );
        continue;
      }
      const children = node.children ? await shaped(node.children) : undefined;
      if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
        result.push(...(await component(node, children ?? [])));
        continue;
      }
      if (node.type === 'callout') {
        const kind = kinds[(node.kind ?? '').toLowerCase()];
        if (kind === undefined) {
          notes.add('changed', {
            zh: `提示框 ${node.kind} 改为 note`,
            en: `the callout ${node.kind} is a note now`,
          });
        }
        result.push({
          ...node,
          kind: kind ?? 'note',
          title: (node.title ?? '').replace(/\{[^{}]*\}\s*$/, ''),
          children: children ?? [],
        });
        continue;
      }
      // A component in a line may have become a block of its own.
      if (
        node.type === 'paragraph' &&
        children?.some((child) => child.type !== 'html' && isFlowNode(child))
      )
        result.push(...asFlow(children));
      else if (node.type !== 'paragraph' || (children ?? []).length > 0) {
        result.push(children ? { ...node, children } : node);
      }
    }
    return result;
  };
  const children = asFlow(await shaped(tree.children as MdxNode[]));
  return { type: 'root', children: children as unknown as RootContent[] };
}

import type { Root, RootContent } from 'mdast';
import type { NoteTaker } from '../note.ts';
import { calloutKind } from './callout-kind.ts';
import { type ComponentCall, shapeComponent } from './mdx-components.ts';
import { importsOf, type MdxImports, valueOfExpression } from './mdx-imports.ts';
import { asFlow, isFlowNode, type MdxNode, textNode } from './mdx-node.ts';

export type MdxContext = {
  readonly notes: NoteTaker;
  /** The tree of a text that another one includes; undefined: it is not there. */
  readonly partial: (path: string) => Promise<Root | undefined>;
};

/** The names that a text imports; what it exports is noted. */
function importsIn(tree: Root, notes: NoteTaker): MdxImports {
  const imports = new Map<string, string>();
  for (const { type, value = '' } of tree.children as MdxNode[]) {
    if (type !== 'mdxjsEsm') continue;
    for (const [name, path] of importsOf(value)) imports.set(name, path);
    if (/^\s*export\s/m.test(value)) {
      notes.add('lost', { zh: '导出的程序（export）', en: 'what the text exports (export)' });
    }
  }
  return imports;
}

/** What the attributes of a component say. */
const attributesOf =
  (node: MdxNode, imports: MdxImports): ComponentCall['attribute'] =>
  (...names) => {
    for (const name of names) {
      const found = node.attributes?.find((each) => each.name === name);
      if (typeof found?.value === 'string') return found.value;
      const code = (found?.value as { value?: string } | null | undefined)?.value;
      if (code !== undefined) return valueOfExpression(code, imports);
    }
    return undefined;
  };

const comment = /^\s*(?:\/\*[\s\S]*\*\/\s*)*$/;

/** What an expression says, where that is a text; what a program would say is noted. */
function expression({ type, value = '' }: MdxNode, notes: NoteTaker): MdxNode[] {
  if (comment.test(value)) return [];
  const text = valueOfExpression(value, new Map());
  if (text === undefined) {
    notes.add('lost', { zh: '程序给出的内容', en: 'what a program says' }, `{${value.trim()}}`);
    return [];
  }
  return type === 'mdxFlowExpression' ? asFlow([textNode(text)]) : [textNode(text)];
}

/** A callout in one of the kinds that there are. */
function callout(node: MdxNode, children: MdxNode[], notes: NoteTaker): MdxNode {
  const kind = calloutKind(node.kind ?? '');
  if (kind === undefined) {
    notes.add('changed', {
      zh: `提示框 ${node.kind} 改为 note`,
      en: `the callout ${node.kind} is a note now`,
    });
  }
  const title = (node.title ?? '').replace(/\{[^{}]*\}\s*$/, '');
  return { ...node, kind: kind ?? 'note', title, children };
}

/**
 * Turns what only MDX has into what texts of this project have: callouts for admonitions, words and texts for tabs,
 * HTML where it is allowed. Imports go; of components that nobody knows the text stays.
 */
export async function shapeMdx(tree: Root, { notes, partial }: MdxContext): Promise<Root> {
  const imports = importsIn(tree, notes);
  const component = async (node: MdxNode, children: MdxNode[]): Promise<MdxNode[]> => {
    const name = node.name ?? '';
    const path = imports.get(name);
    const included = path !== undefined && /\.mdx?$/i.test(path) ? await partial(path) : undefined;
    if (included) return included.children as MdxNode[];
    const isFlow = node.type === 'mdxJsxFlowElement';
    return shapeComponent({
      node,
      name,
      children,
      isFlow,
      attribute: attributesOf(node, imports),
      notes,
    });
  };
  const shaped = async (nodes: readonly MdxNode[]): Promise<MdxNode[]> => {
    const result: MdxNode[] = [];
    for (const node of nodes) {
      const { type } = node;
      if (type === 'mdxjsEsm') continue;
      if (type === 'mdxFlowExpression' || type === 'mdxTextExpression') {
        result.push(...expression(node, notes));
        continue;
      }
      const children = node.children ? await shaped(node.children) : undefined;
      if (type === 'mdxJsxFlowElement' || type === 'mdxJsxTextElement') {
        result.push(...(await component(node, children ?? [])));
      } else if (type === 'callout') result.push(callout(node, children ?? [], notes));
      else if (type !== 'paragraph') result.push(children ? { ...node, children } : node);
      // A component in a line may have become a block of its own.
      else if (children?.some((child) => child.type !== 'html' && isFlowNode(child)))
        result.push(...asFlow(children));
      else if (children && children.length > 0) result.push({ ...node, children });
    }
    return result;
  };
  const children = asFlow(await shaped(tree.children as MdxNode[]));
  return { type: 'root', children: children as unknown as RootContent[] };
}

import type { Diagnostic, Range } from '../../diagnostics/diagnostic.ts';
import { ownPolicy } from '../rules/own-policy.ts';
import type { Vite } from './site-vite.ts';

/** A node of a syntax tree (ESTree, with JSX). */
type Node = Range & { readonly type: string } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

function* nodesIn(value: unknown): Iterable<Node> {
  if (isNode(value)) yield value;
  if (typeof value !== 'object' || value === null) return;
  for (const each of Object.values(value)) yield* nodesIn(each);
}

/** The name of an element of HTML; undefined for components. */
const elementName = (name: unknown): string | undefined => {
  const text = isNode(name) && name.type === 'JSXIdentifier' ? String(name.name) : '';
  return /^[a-z]/.test(text) ? text : undefined;
};

const refusedAttributes: Readonly<Record<string, string>> = {
  style: 'browsers leave out the attribute style in built pages: write a class',
  dangerouslySetInnerHTML: 'browsers refuse HTML that a component sets: write it as elements',
};

const refusedElements: Readonly<Record<string, string>> = {
  style: 'browsers leave out what stands in <style>: write it into the style sheet',
  script: 'browsers do not run what stands in <script>: write it into the component',
};

type Refused = Range & { readonly message: string };

const refusal = ({ start, end }: Range, message: string | undefined): readonly Refused[] =>
  message === undefined ? [] : [{ start, end, message }];

/** What browsers refuse of `<p style={…}>` and `<style>…</style>`. */
function refusedInElement({ openingElement, children }: Node): readonly Refused[] {
  const { name, attributes } = openingElement as Node;
  const element = elementName(name);
  if (element === undefined) return [];
  const hasContent = (children as readonly Node[]).length > 0;
  const found = (attributes as readonly Node[]).flatMap((each) => {
    const key = isNode(each.name) ? String(each.name.name) : '';
    return isNode(each.name) && Object.hasOwn(refusedAttributes, key)
      ? refusal(each.name, refusedAttributes[key])
      : [];
  });
  const isRefused = hasContent && Object.hasOwn(refusedElements, element);
  return [...(isRefused ? refusal(name as Node, refusedElements[element]) : []), ...found];
}

/** What browsers refuse of `createElement('p', { style: … })`. */
function refusedInCall({ callee, arguments: given }: Node): readonly Refused[] {
  const { name, property } = callee as { readonly name?: string; readonly property?: Node };
  const [element, props] = given as readonly Node[];
  const isElement = element?.type === 'Literal' && typeof element.value === 'string';
  if ((name ?? property?.name) !== 'createElement' || !isElement) return [];
  const properties = props?.type === 'ObjectExpression' ? (props.properties as Node[]) : [];
  return properties.flatMap(({ key }) => {
    const text = isNode(key) ? String(key.name ?? key.value) : '';
    return isNode(key) && Object.hasOwn(refusedAttributes, text)
      ? refusal(key, refusedAttributes[text])
      : [];
  });
}

/**
 * What a file of a component has that the content security policy of a published site refuses.
 * @param file as it is named in findings
 * @param vite reads the file
 */
export function policyFindings(
  file: string,
  text: string,
  { parseAst }: Pick<Vite, 'parseAst'>,
): readonly Diagnostic[] {
  if (!/\.[jt]sx?$/.test(file)) return [];
  let tree: unknown;
  try {
    tree = parseAst(text, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' });
  } catch {
    // What cannot be read is reported by the bundler.
    return [];
  }
  return [...nodesIn(tree)]
    .flatMap((node) => {
      if (node.type === 'JSXElement') return refusedInElement(node);
      return node.type === 'CallExpression' ? refusedInCall(node) : [];
    })
    .map((each) => ({ rule: ownPolicy.id, severity: ownPolicy.severity, file, ...each }));
}

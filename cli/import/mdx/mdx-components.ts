import { sanitizeSchema } from '../../content/markdown/sanitize-schema.ts';
import type { NoteTaker } from '../note.ts';
import { calloutKind } from './callout-kind.ts';
import { asFlow, asPhrasing, type MdxNode, textNode, wordsIn } from './mdx-node.ts';

/** A component or an element where a text uses it. */
export type ComponentCall = {
  readonly node: MdxNode;
  readonly name: string;
  /** What stands inside, shaped already. */
  readonly children: MdxNode[];
  /** Whether it is a block of its own. */
  readonly isFlow: boolean;
  /** What the first of these attributes says, as far as no program has to run for that. */
  readonly attribute: (...names: readonly string[]) => string | undefined;
  readonly notes: NoteTaker;
};

type Shape = (call: ComponentCall) => MdxNode[];

/** Nodes where a component stood. */
const put = ({ isFlow }: ComponentCall, nodes: MdxNode[]): MdxNode[] =>
  isFlow ? asFlow(nodes) : nodes;

const element = (name: string, children: MdxNode[]): MdxNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  children,
});

const inside: Shape = (call) => put(call, call.children);

const marked =
  (type: string): Shape =>
  (call) =>
    put(call, [{ type, children: asPhrasing(call.children) }]);

const link: Shape = (call) => {
  const url = call.attribute('to', 'href');
  const words = asPhrasing(call.children);
  return put(call, url === undefined ? words : [{ type: 'link', url, children: words }]);
};

const picture: Shape = (call) => {
  const { attribute, notes } = call;
  const url = attribute('src', 'img');
  if (url === undefined) {
    notes.add('lost', {
      zh: '由程序给出地址的图片',
      en: 'a picture whose address a program gives',
    });
    return [];
  }
  const image: MdxNode = { type: 'image', url };
  Object.assign(image, { alt: attribute('alt') ?? '', title: attribute('title') });
  return put(call, [image]);
};

/** Films and pages inside of the page are links. */
const film: Shape = (call) => {
  const { name, attribute, notes } = call;
  const url = attribute('src');
  if (url === undefined) return inside(call);
  notes.add('changed', { zh: `<${name}> 改为链接`, en: `<${name}> is a link now` });
  const words = attribute('title') ?? url.split('/').at(-1) ?? url;
  return put(call, [{ type: 'link', url, children: [textNode(words)] }]);
};

const details: Shape = ({ attribute, children }) => {
  const title = attribute('summary');
  const summary = element('summary', [{ type: 'paragraph', children: [textNode(title ?? '')] }]);
  const flow = asFlow(children);
  return [element('details', title === undefined ? flow : [summary, ...flow])];
};

const heading =
  (depth: number): Shape =>
  ({ children }) => [Object.assign({ type: 'heading', children: asPhrasing(children) }, { depth })];

/** Elements and components of Docusaurus, each with what it becomes. */
const shapes: Readonly<Record<string, Shape>> = {
  Tabs: (call) => {
    call.notes.add('changed', {
      zh: '选项卡（Tabs）改为依次排列的段落',
      en: 'tabs stand one below the other',
    });
    return inside(call);
  },
  TabItem: (call) => {
    const { attribute, children, isFlow } = call;
    const label = attribute('label', 'value') ?? '';
    if (label === '') return inside(call);
    const strong: MdxNode = { type: 'strong', children: [textNode(label)] };
    return isFlow
      ? [{ type: 'paragraph', children: [strong] }, ...asFlow(children)]
      : [strong, textNode(' '), ...asPhrasing(children), textNode(' ')];
  },
  Admonition: ({ attribute, children }) => [
    {
      type: 'callout',
      kind: calloutKind(attribute('type') ?? 'note') ?? 'note',
      title: attribute('title') ?? '',
      children: asFlow(children),
    },
  ],
  CodeBlock: ({ attribute, children }) => {
    const title = attribute('title');
    const meta = title === undefined ? null : `title="${title}"`;
    const value = wordsIn({ type: 'root', children });
    return [Object.assign({ type: 'code', value }, { lang: attribute('language') ?? null, meta })];
  },
  details,
  Details: details,
  summary: ({ children }) => [
    element('summary', [{ type: 'paragraph', children: asPhrasing(children) }]),
  ],
  a: link,
  Link: link,
  img: picture,
  Image: picture,
  ThemedImage: picture,
  iframe: film,
  video: film,
  audio: film,
  source: film,
  embed: film,
  br: ({ isFlow }) =>
    isFlow ? [] : [{ type: 'mdxJsxTextElement', name: 'br', attributes: [], children: [] }],
  hr: () => [{ type: 'thematicBreak' }],
  code: (call) =>
    put(call, [{ type: 'inlineCode', value: wordsIn({ type: 'root', children: call.children }) }]),
  p: inside,
  b: marked('strong'),
  strong: marked('strong'),
  i: marked('emphasis'),
  em: marked('emphasis'),
  del: marked('delete'),
  s: marked('delete'),
  h1: heading(1),
  h2: heading(2),
  h3: heading(3),
  h4: heading(4),
  h5: heading(5),
  h6: heading(6),
};

/** Elements that only place what they hold. */
const transparent = new Set(
  [
    ['', 'div', 'section', 'span', 'center', 'article', 'main', 'header', 'footer', 'font', 'u'],
    ['figure', 'figcaption', 'small', 'mark', 'picture', 'abbr', 'label', 'nav', 'aside'],
  ].flat(),
);

/** Elements of a line that texts may hold. */
const inLine = new Set(['sub', 'sup', 'kbd', 'ins', 'samp', 'var', 'q', 'ruby', 'rt', 'rp', 'tt']);

/** HTML that a text may hold, as it is. */
function keptHtml({ node, name, children, isFlow }: ComponentCall): MdxNode[] {
  if (!inLine.has(name)) return [{ ...node, children: isFlow ? asFlow(children) : children }];
  const kept: MdxNode = { ...node, type: 'mdxJsxTextElement', children: asPhrasing(children) };
  return isFlow ? [{ type: 'paragraph', children: [kept] }] : [kept];
}

/** What a component or an element becomes; of one that nobody knows the text stays. */
export function shapeComponent(call: ComponentCall): MdxNode[] {
  const { name, children, notes } = call;
  const shape = Object.hasOwn(shapes, name) ? shapes[name] : undefined;
  if (shape) return shape(call);
  if (transparent.has(name)) return inside(call);
  if (sanitizeSchema.tagNames?.includes(name)) return keptHtml(call);
  notes.add(
    'lost',
    children.length > 0
      ? {
          zh: `组件 <${name}>（其中的文字保留）`,
          en: `the component <${name}> (the text inside stays)`,
        }
      : { zh: `组件 <${name}>`, en: `the component <${name}>` },
  );
  return inside(call);
}

import type { ElementContent } from 'hast';
import { common, createLowlight } from 'lowlight';

/** Longer code is shown without colours: that would take its time. */
const maxLength = 20_000;

/** Which of four looks a piece of code has, by the scopes of the highlighter; all others look like the rest. */
const looks = {
  'code-keyword':
    'keyword built_in literal tag name attr selector-tag section meta property type title',
  'code-string': 'string regexp symbol addition template-variable',
  'code-number': 'number',
  'code-comment': 'comment quote deletion doctag',
};
const lookOf = new Map(
  Object.entries(looks).flatMap(([look, scopes]) =>
    scopes.split(' ').map((scope) => [scope, look] as const),
  ),
);

let highlighter: ReturnType<typeof createLowlight> | undefined;

/** The pieces with a look, the others put together with what is around them. */
function simplify(nodes: readonly ElementContent[]): ElementContent[] {
  const pieces: ElementContent[] = [];
  const add = (piece: ElementContent): void => {
    const last = pieces.at(-1);
    if (piece.type === 'text' && last?.type === 'text') last.value += piece.value;
    else pieces.push(piece);
  };
  for (const node of nodes) {
    if (node.type === 'text') add({ type: 'text', value: node.value });
    if (node.type !== 'element') continue;
    const [scope] = [node.properties.className ?? []].flat();
    const look = lookOf.get(String(scope));
    const children = simplify(node.children);
    if (look) add({ ...node, properties: { className: [look] }, children });
    else children.forEach(add);
  }
  return pieces;
}

/**
 * Colours code by classes.
 * @param language as it is written behind the fence: py, yaml
 * @returns undefined where the language is not known, or the code is very long
 */
export function highlightCode(code: string, language: string): ElementContent[] | undefined {
  highlighter ??= createLowlight(common);
  if (code.length > maxLength || !highlighter.registered(language)) return undefined;
  const { children } = highlighter.highlight(language, code, { prefix: '' });
  return simplify(children as ElementContent[]);
}

/** A stretch of text to be read at once, and the part of the page that it stands in. */
export type ReadablePart = { readonly text: string; readonly element?: Element };

/** What is no text to be read, or is read by itself when it is used. */
const skipped =
  'script, style, noscript, template, svg, rt, rp, nav, button, input, select, textarea, [aria-hidden="true"], [hidden], .visually-hidden';

/** Speech engines break off in longer ones. */
const maxLength = 160;

const isInline = (element: Element): boolean =>
  /^(?:inline|ruby|contents)/.test(getComputedStyle(element).display);

/** The nearest element around a text that stands in lines of its own. */
function blockOf(text: Node, root: Element): Element {
  let at = text.parentElement;
  while (at && at !== root && isInline(at)) at = at.parentElement;
  return at ?? root;
}

/** Sentences; a full stop ends one where a space follows. */
const sentences = /(?:[^。！？!?；;.]|\.(?!\s|$))*(?:[。！？!?；;.][”’」』）)]*|$)/g;

/** Cuts what is too long behind the last comma, or space, that leaves it short enough. */
function shortened(text: string): readonly string[] {
  if (text.length <= maxLength) return [text];
  const head = text.slice(0, maxLength);
  const at = Math.max(...['，', '、', '：', ', ', ' '].map((each) => head.lastIndexOf(each) + 1));
  const cut = at > 0 ? at : maxLength;
  return [text.slice(0, cut), ...shortened(text.slice(cut))];
}

/** Cuts a text at the ends of its sentences, and within those that are long. */
export const cutText = (text: string): readonly string[] =>
  (text.replace(/\s+/g, ' ').match(sentences) ?? [])
    .flatMap(shortened)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));

/** What of a part of the page is to be read, in its order: texts that are seen, and what pictures show. */
export function readableParts(root: Element): readonly ReadablePart[] {
  const parts: { text: string; element: Element }[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, {
    acceptNode: (node) => {
      if (!(node instanceof Element)) return NodeFilter.FILTER_ACCEPT;
      return node.matches(skipped) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
    },
  });
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node instanceof HTMLImageElement ? `${node.alt} ` : (node.nodeValue ?? '');
    const element = text.trim() === '' ? undefined : blockOf(node, root);
    if (!element || element.getClientRects().length === 0) continue;
    const last = parts[parts.length - 1];
    if (last?.element === element) last.text += text;
    else parts.push({ text, element });
  }
  return parts.flatMap(({ text, element }) =>
    cutText(text).map((each) => ({ text: each, element })),
  );
}

import type { RootContent } from 'mdast';

type Parent = { type?: string; children: RootContent[] };

const address = /https?:\/\/[A-Za-z0-9][\w\-.~:/?#@!$&'()*+,;=%]*/g;
/** Addresses without a scheme become links by themselves; signs behind them that need a backslash would become a part. */
const bare = /(?<![\w./-])www\.[A-Za-z0-9][^\s<\u3000-\u303F\uFF00-\uFFEF]*/g;
const trailing = /[.,:;!?'")*_~$&]+$/;

/** A text with the addresses in it as links. */
function withLinks(text: string): RootContent[] {
  const result: RootContent[] = [];
  let at = 0;
  const doubtful = [...text.matchAll(bare)].filter(([found]) => /[_*~`[\]\\&$]/.test(found));
  const all = [...text.matchAll(address), ...doubtful].sort((a, b) => a.index - b.index);
  for (const { 0: found, index } of all) {
    if (index < at) continue;
    const [host = ''] = found.startsWith('www.') ? found.split(/[^\w.-]/, 1) : [found];
    const url = host.replace(trailing, '');
    if (index > at) result.push({ type: 'text', value: text.slice(at, index) });
    const whole = url.startsWith('www.') ? `https://${url}` : url;
    result.push({ type: 'link', url: whole, children: [{ type: 'text', value: url }] });
    at = index + url.length;
  }
  if (at < text.length) result.push({ type: 'text', value: text.slice(at) });
  return result;
}

/** Writes addresses in texts between < and >, so that they end where they end, whatever stands behind them. */
export function linkAddresses(parent: Parent): void {
  if (parent.type === 'link' || parent.type === 'linkReference') return;
  parent.children = parent.children.flatMap((child): RootContent[] => {
    if ('children' in child) linkAddresses(child as Parent);
    return child.type === 'text' && /:\/\/|www\./.test(child.value)
      ? withLinks(child.value)
      : [child];
  });
}

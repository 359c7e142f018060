import type { CliLanguage } from '../local-text.ts';

const directive = /^\s*#: (if|unless|end)(?: (.*))?$/;

/**
 * The lines of a template that hold. A template is a site that works as it stands; comments in it say which of its
 * lines depend on an answer: those from `#: if a b` to `#: end` stay where one of the names is true, those from
 * `#: unless a b` where none is. They may be nested. Of comments in two languages (`#zh: …`, `#en: …`) one stays.
 * @param names what is true
 * @param language the language of comments
 * @throws Error where a condition is not closed: a fault of the template
 */
export function chosenLines(
  template: string,
  names: ReadonlySet<string>,
  language: CliLanguage,
): string {
  const open: boolean[] = [];
  const lines = template.split('\n').flatMap((line) => {
    const [whole, word, list = ''] = directive.exec(line) ?? [];
    if (whole === undefined) {
      if (open.includes(false)) return [];
      const [, indent = '', written, text = ''] = /^(\s*)#(zh|en): (.*)$/.exec(line) ?? [];
      if (written === undefined) return [line];
      return written === language ? [`${indent}# ${text}`] : [];
    }
    if (word === 'end') {
      if (open.pop() === undefined) throw new Error('a template closes what it did not open');
    } else open.push(list.split(' ').some((name) => names.has(name)) === (word === 'if'));
    return [];
  });
  if (open.length > 0) throw new Error('a template does not close a condition');
  return lines.join('\n');
}

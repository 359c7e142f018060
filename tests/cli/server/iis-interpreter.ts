import { JSDOM } from 'jsdom';

export type IisAnswer = { readonly status: number; readonly to: string };

/** Answers with the rules of a `web.config`. */
export type Iis = (path: string, query?: string) => IisAnswer;

const attribute = (element: Element | null, name: string, otherwise = ''): string =>
  element?.getAttribute(name) ?? otherwise;

/**
 * Reads a `web.config` and answers as the reference of URL Rewrite says: rules in their order, all conditions of a rule;
 * {R:n} is a capture of the rule, {C:n} one of the last condition that was met and not negated, or of all such conditions
 * where the rule tracks them. What no rule leads elsewhere is a file, or 404.
 */
export function readWebConfig(
  text: string,
  files: ReadonlySet<string>,
): { answer: Iis; document: Document } {
  const { window } = new JSDOM('');
  const document = new window.DOMParser().parseFromString(text, 'text/xml');
  const rules = [...document.querySelectorAll('rewrite > rules > rule')];
  const expression = (pattern: string, ignoreCase: string): RegExp =>
    new RegExp(pattern, ignoreCase === 'false' ? '' : 'i');
  const answer: Iis = (path, query = '') => {
    const decoded = decodeURIComponent(path).slice(1);
    let file = decoded;
    for (const rule of rules) {
      const match = rule.querySelector('match');
      const found = expression(
        attribute(match, 'url'),
        attribute(match, 'ignoreCase', 'true'),
      ).exec(file);
      if (!found) continue;
      let captures: readonly string[] = [];
      const tracksAll =
        attribute(rule.querySelector('conditions'), 'trackAllCaptures', 'false') === 'true';
      const fill = (template: string): string =>
        template
          .replace(/\{R:(\d)\}/g, (_, at: string) => found[Number(at)] ?? '')
          .replace(/\{C:(\d)\}/g, (_, at: string) => captures[Number(at)] ?? '')
          .replace('{UNENCODED_URL}', () => path + query)
          .replace('{QUERY_STRING}', () => query.slice(1))
          .replace('{REQUEST_FILENAME}', file)
          .replace('{APPL_PHYSICAL_PATH}', '')
          .replace('{HTTPS}', 'on');
      const isMet = [...rule.querySelectorAll('conditions > add')].every((condition) => {
        const input = fill(attribute(condition, 'input'));
        const isNegated = attribute(condition, 'negate') === 'true';
        if (attribute(condition, 'matchType') === 'IsFile') return files.has(input) !== isNegated;
        const got = expression(
          attribute(condition, 'pattern'),
          attribute(condition, 'ignoreCase', 'true'),
        ).exec(input);
        if (got && !isNegated)
          captures = tracksAll && captures.length > 0 ? [...captures, ...got.slice(1)] : [...got];
        return (got !== null) !== isNegated;
      });
      if (!isMet) continue;
      const action = rule.querySelector('action');
      const url = fill(attribute(action, 'url'));
      if (attribute(action, 'type') === 'CustomResponse')
        return { status: Number(attribute(action, 'statusCode')), to: '' };
      if (attribute(action, 'type') === 'Redirect') {
        const status = attribute(action, 'redirectType', 'Permanent') === 'Permanent' ? 301 : 302;
        const isAppended =
          attribute(action, 'appendQueryString', 'true') === 'true' && query !== '';
        const joined = url.includes('?') ? `&${query.slice(1)}` : query;
        return { status, to: isAppended ? url + joined : url };
      }
      file = url.slice(1);
      break;
    }
    const hidden = [...document.querySelectorAll('hiddenSegments > add')].map((each) =>
      attribute(each, 'segment'),
    );
    const isHidden = file.split('/').some((segment) => hidden.includes(segment));
    if (files.has(file) && !isHidden) return { status: 200, to: `/${file}` };
    const page = document.querySelector('httpErrors > error[statusCode="404"]');
    return { status: 404, to: `/${attribute(page, 'path').replaceAll('\\', '/')}` };
  };
  return { answer, document };
}

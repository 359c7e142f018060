import { parsePath } from '../../../schema/path/parse-path.ts';
import type { RedirectModel } from '../../../schema/redirects/redirect-model.ts';
import {
  fromSegments,
  redirectNames,
  redirectText,
  wantedRegex,
} from '../redirects/redirect-groups.ts';
import type { ServerRules } from '../rules/server-rules.ts';
import { decodedPathRegex, regexText } from '../text/regex-text.ts';
import { type Condition, env, rule, substitution } from './apache-text.ts';

const variableOf = (at: number): string => `site_m${at + 1}`;

/** What the query says the first time that it names a key. */
const queryCondition = (key: string, value: string): Condition => ({
  of: '%{QUERY_STRING}',
  is: `(?i)^(?:(?!(?-i:${regexText(key)})=)[^&]*&)*(?-i:${regexText(key)})=${value}(?:&|$)`,
});

/** The rules of an address of old. Of conditions only the last one's captures are kept: values wait in variables. */
function redirectRules(redirect: RedirectModel, { model }: ServerRules): string[] {
  const base = model.base.slice(0, -1);
  const names = redirectNames(redirect);
  const ofPath = redirectNames({ ...redirect, query: {} }).length;
  const isFixed = ofPath === 0;
  const segments = fromSegments(redirect).map(
    ({ regex, name }) => `/(?i:${name === undefined ? regex : `(${regex})`})`,
  );
  const path: Condition = {
    of: '%{THE_REQUEST}',
    is: `^\\S+ ${regexText(base)}${segments.join('')}/?[? ]`,
  };
  // What is not this path is passed over at once.
  const shape = parsePath(redirect.from)
    .segments.map((each) => (each.kind === 'literal' ? decodedPathRegex(each.text) : '[^/]+'))
    .join('/');
  const pattern = `^${shape}/?$`;
  const queries = Object.entries(redirect.query ?? {});
  const conditions = [
    ...(isFixed ? [] : [path]),
    ...queries.map(([key, wanted]) => queryCondition(key, wantedRegex(wanted, redirect))),
  ];
  const kept = isFixed
    ? []
    : rule(
        [path],
        pattern,
        '-',
        `NC,${names
          .slice(0, ofPath)
          .map((_, at) => `E=${variableOf(at)}:%${at + 1}`)
          .join(',')}`,
      );
  const values = queries
    .filter(([, wanted]) => wanted.startsWith(':'))
    .flatMap(([key, wanted], at) =>
      rule(
        [queryCondition(key, `(${wantedRegex(wanted, redirect)})`)],
        pattern,
        '-',
        `NC,E=${variableOf(ofPath + at)}:%1`,
      ),
    );
  if (redirect.to === undefined) {
    return [
      ...rule(
        conditions,
        pattern,
        '-',
        `NC,E=site_lost:${env('site_lost_language')}.${env('site_lost_device')},E=site_varies:1`,
      ),
      ...rule(conditions, pattern, '-', 'NC,G'),
    ];
  }
  const to = redirectText(
    redirect,
    model.base,
    substitution,
    (name) => env(variableOf(names.indexOf(name))),
    { whole: '', more: '' },
  );
  const query = redirect.query !== undefined ? 'QSD' : 'QSA';
  return [
    ...kept,
    ...values,
    ...rule(conditions, pattern, to, `NC,NE,R=${redirect.status},${query},L`),
  ];
}

/** The rules of all addresses of old. */
export const redirectLines = (rules: ServerRules): string[] =>
  rules.redirects.length === 0
    ? []
    : [
        '# Addresses of old.',
        ...rules.redirects.flatMap((redirect) => redirectRules(redirect, rules)),
      ];

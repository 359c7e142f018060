import type { FlagExpression } from '../../../schema/source.generated.ts';
import { namesOf } from '../../diagnostics/known-names.ts';
import type { Pointer } from '../../diagnostics/pointer.ts';
import { anonymousInfo } from '../access/anonymous-info.ts';
import { grantsCodes } from '../access/grants-codes.ts';
import type { LintContext } from '../context/lint-context.ts';
import type { Rule } from '../context/rule.ts';

type CodeUse = {
  readonly kind: 'menu' | 'function';
  readonly code: string;
  readonly pointer: Pointer;
  /** Whether something is closed where the code is missing, whatever else a visitor has. */
  readonly closes: boolean;
};

const lists = {
  anyMenu: 'menu',
  allMenus: 'menu',
  anyFunction: 'function',
  allFunctions: 'function',
} as const;

function* usesInFlag(expression: FlagExpression, pointer: Pointer): Iterable<CodeUse> {
  for (const [key, kind] of Object.entries(lists)) {
    for (const [index, code] of (expression[key as keyof typeof lists] ?? []).entries()) {
      yield { kind, code, pointer: [...pointer, key, index], closes: false };
    }
  }
  if (expression.not) yield* usesInFlag(expression.not, [...pointer, 'not']);
  for (const [index, each] of (expression.anyOf ?? []).entries()) {
    yield* usesInFlag(each, [...pointer, 'anyOf', index]);
  }
}

function* codeUses({ source, routes, blocks }: LintContext): Iterable<CodeUse> {
  for (const [name, expression] of Object.entries(source.access?.flags ?? {})) {
    yield* usesInFlag(expression, ['access', 'flags', name]);
  }
  for (const { route, pointer } of routes) {
    const { code } = route.access ?? {};
    if (code === undefined) continue;
    yield { kind: 'menu', code, pointer: [...pointer, 'access', 'code'], closes: true };
  }
  for (const { block, pointer } of blocks) {
    const { function: code, flag } = block.guard ?? {};
    if (code === undefined) continue;
    const at = [...pointer, 'guard', 'function'];
    yield { kind: 'function', code, pointer: at, closes: flag === undefined };
  }
}

export const accessUnknownCode = {
  id: 'access-unknown-code',
  severity: 'warning',
  explanation: {
    zh: '页面、区块和标志所要求的菜单码、功能码，必须有地方发放。没有 access.url 时，访客只有 access.anonymous 里的码；有 access.url 时，这里只指出很像笔误的码。请改正拼写，或把这个码写进 access.anonymous。',
    en: 'The menu and function codes that pages, blocks and flags ask for are granted somewhere. Without access.url visitors have those of access.anonymous alone; with it, only codes that look like a typing mistake are reported. Correct the spelling, or grant the code under access.anonymous.',
  },
  bad: '  - { id: news, paths: { zh: /news }, page: index, access: { code: portl } }',
  good: '  - { id: news, paths: { zh: /news }, page: index, access: { code: portal } }',
  *check(context) {
    const { menuCodes, fnCodes } = anonymousInfo(context.source);
    const granted = { menu: namesOf(menuCodes), function: namesOf(fnCodes) };
    const isAll = !grantsCodes(context.source);
    const all = [...codeUses(context)];
    const uses = all.filter(({ kind, code }) => !granted[kind].has(code));
    const asked = new Set(all.map(({ kind, code }) => `${kind} ${code}`));
    const times = new Map<string, number>();
    for (const { kind, code } of uses) {
      times.set(`${kind} ${code}`, (times.get(`${kind} ${code}`) ?? 0) + 1);
    }
    for (const { kind, code, pointer, closes } of uses) {
      const suggestion = granted[kind].nearest(code);
      // What is written in the same way twice is meant so.
      const isMisspelled = suggestion !== undefined && times.get(`${kind} ${code}`) === 1;
      if (!isMisspelled && !(isAll && closes)) continue;
      const message =
        isAll && closes
          ? `no visitor has the ${kind} code "${code}", so this is closed to everybody`
          : `access.anonymous grants no ${kind} code "${code}"`;
      if (!isMisspelled) {
        yield { pointer, what: 'value', message };
        continue;
      }
      // Where nothing else asks for the code that is granted, it may as well be that one which is wrong.
      const isMutual = !asked.has(`${kind} ${suggestion}`);
      const repair = { kind: 'none', safe: false } as const;
      yield { pointer, what: 'value', message, suggestion, ...(isMutual ? { repair } : {}) };
    }
  },
} as const satisfies Rule;

import { flagHolds } from '../../../schema/access/flag-holds.ts';
import type { FlagExpression } from '../../../schema/source.generated.ts';

/** So many codes that are wanted here and unwanted there are tried in all combinations. */
const maxTries = 12;

type Wishes = {
  /** Codes by how they are asked for: menu or function, wanted or unwanted. */
  readonly wanted: Set<string>;
  readonly unwanted: Set<string>;
  readonly statuses: Set<number>;
};

const menu = (code: string): string => `menu ${code}`;
const fn = (code: string): string => `fn ${code}`;

function collect(expression: FlagExpression, isWanted: boolean, wishes: Wishes): void {
  const { anyMenu = [], allMenus = [], anyFunction = [], allFunctions = [] } = expression;
  const codes = [
    ...[...anyMenu, ...allMenus].map(menu),
    ...[...anyFunction, ...allFunctions].map(fn),
  ];
  for (const code of codes) (isWanted ? wishes.wanted : wishes.unwanted).add(code);
  for (const status of expression.loginStatus ?? []) wishes.statuses.add(status);
  if (expression.not) collect(expression.not, !isWanted, wishes);
  for (const each of expression.anyOf ?? []) collect(each, isWanted, wishes);
}

/** Whether there can be a visitor at all for whom a condition holds. */
export function canHold(expression: FlagExpression): boolean {
  const wishes: Wishes = { wanted: new Set(), unwanted: new Set(), statuses: new Set() };
  collect(expression, true, wishes);
  // More of what is only wanted never harms, nor does less of what is only unwanted.
  const given = [...wishes.wanted].filter((code) => !wishes.unwanted.has(code));
  const tried = [...wishes.wanted].filter((code) => wishes.unwanted.has(code));
  if (tried.length > maxTries) return true;
  const other = Math.max(0, ...wishes.statuses) + 1;
  for (let choice = 0; choice < 2 ** tried.length; choice++) {
    const codes = [...given, ...tried.filter((_, index) => choice & (1 << index))];
    const named = (kind: string): string[] =>
      codes.filter((code) => code.startsWith(kind)).map((code) => code.slice(kind.length));
    for (const loginStatus of [...wishes.statuses, 0, other]) {
      const info = { menuCodes: named(menu('')), fnCodes: named(fn('')), loginStatus };
      if (flagHolds('it', { it: expression }, info)) return true;
    }
  }
  return false;
}

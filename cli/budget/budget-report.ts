import { counted } from '../diagnostics/counted.ts';
import { table } from '../report/table.ts';
import type { OverBudget } from './over-budget.ts';
import type { Measure } from './page-limits.ts';

const names: Readonly<Record<Measure, string>> = {
  page: 'HTML',
  script: 'scripts',
  style: 'style sheets',
  data: 'data',
  pictures: 'pictures',
  requests: 'requests',
};

const amount = (measure: Measure, value: number | string): string =>
  measure === 'requests' ? counted(Number(value), 'request') : `${value} kB`;

/** kB with as few digits as show that it is more than the limit; a byte is the third. */
function above(limit: number, value: number): string {
  const short = [1, 2].map((digits) => value.toFixed(digits));
  const shown = short.find((text) => Number(text) > limit) ?? value.toFixed(3);
  return shown.replace(/\.0+$/, '');
}

/** What is over its budget, a line each, for people. */
export function budgetReport(over: readonly OverBudget[], weighed: number): string {
  if (over.length === 0) return `${counted(weighed, 'page')} within the budget\n`;
  const rows = over.map(({ page = '', measure, limit, path, found, pages }) => [
    page,
    names[measure],
    amount(measure, above(limit, found)),
    `limit ${amount(measure, limit)}`,
    pages === 1 ? path : `${path} and ${pages - 1} more`,
  ]);
  return `over the budget (kB as a server with brotli sends them):\n${table(rows)}`;
}

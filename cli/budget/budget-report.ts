import { counted } from '../diagnostics/counted.ts';
import { type CliLanguage, type LocalText, untranslated } from '../local-text.ts';
import { table } from '../report/table.ts';
import type { OverBudget } from './over-budget.ts';
import type { Measure } from './page-limits.ts';

const names: Readonly<Record<Measure, LocalText>> = {
  page: { zh: 'HTML', en: 'HTML' },
  script: { zh: '脚本', en: 'scripts' },
  style: { zh: '样式表', en: 'style sheets' },
  data: { zh: '数据', en: 'data' },
  pictures: { zh: '图片', en: 'pictures' },
  requests: { zh: '请求', en: 'requests' },
};

const amount = (measure: Measure, value: number | string): LocalText =>
  measure === 'requests'
    ? { zh: `${value} 个请求`, en: counted(Number(value), 'request') }
    : untranslated(`${value} kB`);

/** kB with as few digits as show that it is more than the limit; a byte is the third. */
function above(limit: number, value: number): string {
  const short = [1, 2].map((digits) => value.toFixed(digits));
  const shown = short.find((text) => Number(text) > limit) ?? value.toFixed(3);
  return shown.replace(/\.0+$/, '');
}

const rowsIn =
  (language: CliLanguage) =>
  ({ page = '', measure, limit, path, found, pages }: OverBudget): string[] => {
    const most = amount(measure, limit);
    const limited = { zh: `上限 ${most.zh}`, en: `limit ${most.en}` };
    const more = { zh: `${path} 等 ${pages} 个页面`, en: `${path} and ${pages - 1} more` };
    return [
      page,
      names[measure][language],
      amount(measure, above(limit, found))[language],
      limited[language],
      pages === 1 ? path : more[language],
    ];
  };

/** What is over its budget, a line each, for people; without a line end. */
export function budgetReport(over: readonly OverBudget[], weighed: number): LocalText {
  if (over.length === 0) {
    return {
      zh: `${weighed} 个页面都在预算之内`,
      en: `${counted(weighed, 'page')} within the budget`,
    };
  }
  return {
    zh: `超出预算（kB 按服务器以 brotli 压缩后计）：\n${table(over.map(rowsIn('zh'))).trimEnd()}`,
    en: `over the budget (kB as a server with brotli sends them):\n${table(over.map(rowsIn('en'))).trimEnd()}`,
  };
}

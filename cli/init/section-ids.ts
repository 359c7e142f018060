import { nearestAmong } from '../diagnostics/nearest.ts';
import { UsageError } from '../usage-error.ts';
import type { SiteTemplate } from './site-template.ts';

/**
 * The sections that a list names, in the order of the template.
 * @param typed ids with commas between them; none: a site without any
 * @throws UsageError where the template has no such section
 */
export function sectionIds(typed: string, { id, sections }: SiteTemplate): readonly string[] {
  const known = sections.map((section) => section.id);
  const named = typed.split(/[,，、\s]+/).filter((each) => each !== '' && each !== 'none');
  for (const name of named) {
    if (known.includes(name)) continue;
    const near = nearestAmong(known)(name);
    const hint =
      near === undefined
        ? { zh: `它有 ${known.join('、')}`, en: `it has ${known.join(', ')}` }
        : { zh: `是否想写 ${near}？`, en: `did you mean ${near}?` };
    throw new UsageError({
      zh: `模板 ${id} 没有栏目“${name}”；${hint.zh}`,
      en: `the template ${id} has no section "${name}"; ${hint.en}`,
    });
  }
  return known.filter((each) => named.includes(each));
}

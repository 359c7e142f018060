import { readdir } from 'node:fs/promises';
import { nearestAmong } from '../../../diagnostics/nearest.ts';
import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includeMissing = {
  id: 'include-missing',
  severity: 'error',
  explanation: {
    zh: [
      'include 里的每一项都要找得到文件，大小写也要一致。',
      '找不到的文件里写的页面和路由，网站上就没有。',
      '请改正路径；暂时没有这样的文件，就去掉这一项。',
    ].join(''),
    en: [
      'Everything under include finds a file; capital and small letters count.',
      'The pages and routes of a file that is not found would be missing from the site.',
      'Correct the path, or take the line out until there is such a file.',
    ].join(' '),
  },
  bad: 'include: [menus.yaml]',
  good: 'include: [menu.yaml]',
} as const satisfies RuleMeta;

/** So many names are compared. */
const maxNames = 2000;

/**
 * The file that may be meant by a path that leads nowhere: one in the same folder, or a folder's name that is nearly the same.
 * @param folder the site's folder
 * @param pattern with or without `*`
 */
export async function nearPattern(folder: string, pattern: string): Promise<string | undefined> {
  const parts = pattern.split('/');
  let at = folder;
  for (const [index, part] of parts.entries()) {
    if (part.includes('*')) return undefined;
    const entries = await readdir(at, { withFileTypes: true }).catch(() => []);
    if (entries.some(({ name }) => name === part)) {
      at = `${at}/${part}`;
      continue;
    }
    const isLast = index === parts.length - 1;
    const names = entries
      .filter((each) => (isLast ? /\.(?:ya?ml|json)$/.test(each.name) : each.isDirectory()))
      .slice(0, maxNames)
      .map(({ name }) => name);
    const near = nearestAmong(names)(part);
    return near && [...parts.slice(0, index), near, ...parts.slice(index + 1)].join('/');
  }
  return undefined;
}

import { nearHint } from '../../diagnostics/near-hint.ts';
import { UsageError } from '../../usage-error.ts';

/** Keys of a row that are no keys of the front matter. */
export const rowKeys = ['id', 'body', 'old'] as const;

/** Names that columns often have, by the key that they mean. */
const known: Readonly<Record<string, readonly string[]>> = {
  title: ['title', '标题', '题目', '名称', '姓名', 'name'],
  date: ['date', '日期', '发布日期', '发布时间', '时间', 'published'],
  updated: ['updated', '更新日期', '更新时间', '修改时间'],
  summary: ['summary', '摘要', '简介', '导读', 'description'],
  source: ['source', '来源', '作者', '供稿', 'author'],
  code: ['code', '栏目', '栏目代码', '分类', 'category'],
  body: ['body', 'text', 'content', '正文', '内容'],
  id: ['id', 'slug', '编号'],
  old: ['old', 'url', 'link', '网址', '链接', '原网址'],
  picture: ['picture', 'image', '图片', '封面'],
};

/**
 * Says which column holds which key: as the command line does, else by names.
 * @param written `title=标题,date=发布日期`
 * @param keys those that the front matter of the collection may have
 * @throws UsageError where the columns are written wrong, or there is none of that name
 */
export function columnMap(
  written: string | undefined,
  columns: readonly string[],
  keys: readonly string[],
): ReadonlyMap<string, string> {
  const all = [...rowKeys, ...keys];
  const map = new Map<string, string>();
  for (const pair of written?.split(/[,，]/) ?? []) {
    const [key = '', column = '', ...more] = pair.split('=').map((each) => each.trim());
    if (key === '' || column === '' || more.length > 0) {
      throw new UsageError({
        zh: `--columns 中的“${pair}”要写成 键=列名，例如 title=标题`,
        en: `"${pair}" in --columns is written key=column, such as title=Headline`,
      });
    }
    if (!all.includes(key)) {
      const hint = nearHint(key, all);
      throw new UsageError({
        zh: `条目没有键 ${key}；${hint.zh}`,
        en: `entries have no key ${key}; ${hint.en}`,
      });
    }
    if (!columns.includes(column)) {
      const hint = nearHint(column, columns);
      throw new UsageError({
        zh: `表中没有“${column}”列；${hint.zh}`,
        en: `there is no column "${column}"; ${hint.en}`,
      });
    }
    map.set(key, column);
  }
  const taken = new Set(map.values());
  for (const key of all) {
    if (map.has(key)) continue;
    const names = [key, ...(known[key] ?? [])].map((each) => each.toLowerCase());
    const column = columns.find((each) => !taken.has(each) && names.includes(each.toLowerCase()));
    if (column === undefined) continue;
    map.set(key, column);
    taken.add(column);
  }
  return map;
}

import { readFileSync } from 'node:fs';

/** Parts of the page of the reference, each written by a test file of its own, in their order. */
const parts = {
  files: { en: '\n## Files\n', zh: '\n## 文件\n' },
  conditions: { en: '\n## Conditions\n', zh: '\n## 环境\n' },
} as const;

type Language = 'en' | 'zh';

/** Where the page stands. */
export const referencePages = {
  en: 'docs/reference/faults.md',
  zh: 'docs/reference/zh/faults.md',
} as const;

/**
 * The page as it is, with one of its parts in the place of the one before.
 * @param text of the part, without its heading
 */
export function pageWith(part: keyof typeof parts, language: Language, text: string): string {
  const page = readFileSync(referencePages[language], 'utf8');
  const heading = parts[part][language];
  const own = `${heading}\n${text}`;
  const start = page.indexOf(heading);
  if (start < 0) return `${page}${own}`;
  const end = page.indexOf('\n## ', start + heading.length);
  return page.slice(0, start) + own + (end < 0 ? '' : page.slice(end));
}

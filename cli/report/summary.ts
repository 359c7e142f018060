import { counted } from '../diagnostics/counted.ts';
import type { Severity } from '../diagnostics/diagnostic.ts';
import { joined, type LocalText, untranslated } from '../local-text.ts';

type Counted = {
  /** What is counted where nothing was found. */
  readonly file: string;
  readonly diagnostics: readonly { readonly severity: Severity; readonly file: string }[];
  /** Warnings that are not reported. */
  readonly hidden?: number;
};

const kinds: Readonly<Record<Severity, string>> = { error: '错误', warning: '警告' };

const count = (number: number, severity: Severity): LocalText[] =>
  number === 0 ? [] : [{ zh: `${number} 个${kinds[severity]}`, en: counted(number, severity) }];

/** The last line of a report for people: how much was found, and where. */
export function summary({ file, diagnostics, hidden = 0 }: Counted): LocalText {
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  const found = joined(
    [...count(errors, 'error'), ...count(diagnostics.length - errors, 'warning')],
    '，',
    ', ',
  );
  const files = new Set(diagnostics.map((each) => each.file));
  const where =
    files.size > 1
      ? { zh: `${files.size} 个文件`, en: `${files.size} files` }
      : untranslated([...files][0] ?? file);
  const unreported = joined(
    count(hidden, 'warning').map(({ zh, en }) => ({
      zh: `（${zh}未显示）`,
      en: ` (${en} not shown)`,
    })),
    '',
    '',
  );
  if (diagnostics.length > 0) {
    return {
      zh: `${where.zh}：${found.zh}${unreported.zh}`,
      en: `${found.en} in ${where.en}${unreported.en}`,
    };
  }
  return hidden === 0
    ? { zh: '没有问题', en: 'no problems' }
    : { zh: `没有错误${unreported.zh}`, en: `no errors${unreported.en}` };
}

import { resolve } from 'node:path';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { UsageError } from '../usage-error.ts';
import { formats } from './formats.ts';

export type FormatName = 'codeframe' | keyof typeof formats;

/** A report that is asked for: how it is written, and into which file; absent: to stdout. */
export type Target = { readonly format: FormatName; readonly file?: string };

export const formatNames = ['codeframe', ...Object.keys(formats)] as readonly FormatName[];

/** What a program reads as a whole: nothing else can stand before or behind it. */
const documents: readonly FormatName[] = ['json', 'sarif', 'gitlab', 'junit'];

function target(text: string): Target {
  const [name = '', ...rest] = text.split('=');
  const file = rest.join('=');
  const format = formatNames.find((each) => each === name);
  if (!format) {
    const near = nearestAmong(formatNames)(name);
    const hint = near
      ? { zh: `是否想写“${near}”？`, en: `did you mean "${near}"?` }
      : { zh: `可用的有 ${formatNames.join('、')}`, en: `there are ${formatNames.join(', ')}` };
    throw new UsageError({
      zh: `--format：没有“${name}”这种格式；${hint.zh}`,
      en: `--format: "${name}" is no format; ${hint.en}`,
    });
  }
  if (rest.length > 0 && file === '') {
    throw new UsageError({
      zh: `--format ${text}：= 后面缺少文件名`,
      en: `--format ${text}: the name of a file is missing behind =`,
    });
  }
  return rest.length === 0 ? { format } : { format, file };
}

/**
 * The reports that the command line asks for.
 * @param texts each `name` or `name=file`
 * @throws UsageError where a format is not known, or two reports would go to one place
 */
export function targets(texts: readonly string[]): readonly Target[] {
  if (texts.length === 0) return [{ format: 'codeframe' }];
  const all = texts.map(target);
  const printed = all.filter(({ file }) => file === undefined);
  const whole = printed.find(({ format }) => documents.includes(format));
  if (whole && printed.length > 1) {
    const { format } = whole;
    throw new UsageError({
      zh: `--format ${format} 不能与别的格式一起输出；请写入文件：--format ${format}=report.${format}`,
      en: `--format ${format} cannot share the output with another format; write it to a file: --format ${format}=report.${format}`,
    });
  }
  const files = all.flatMap(({ file }) => (file === undefined ? [] : [resolve(file)]));
  const twice = files.find((file, index) => files.indexOf(file) !== index);
  if (twice !== undefined) {
    throw new UsageError({
      zh: `--format：两份报告不能写入同一个文件 ${twice}`,
      en: `--format: two reports cannot both be ${twice}`,
    });
  }
  return all;
}

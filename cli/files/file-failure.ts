import type { LocalText } from '../local-text.ts';

/** What the file system says when a file cannot be read or written, in words, by its code. */
const reasons: Readonly<Record<string, LocalText>> = {
  EACCES: { zh: '没有权限', en: 'there is no permission' },
  EDQUOT: { zh: '磁盘配额已用完', en: 'the quota of the disk is used up' },
  EEXIST: { zh: '该位置已有内容', en: 'something stands there already' },
  EFBIG: { zh: '文件超出允许的大小', en: 'the file would be larger than it may be' },
  EIO: { zh: '磁盘读写出错', en: 'the disk does not work' },
  EISDIR: { zh: '应为文件，实际是文件夹', en: 'a folder stands where a file is wanted' },
  ELOOP: { zh: '符号链接循环', en: 'its links lead in a circle' },
  EMFILE: { zh: '打开的文件过多', en: 'too many files are open' },
  ENAMETOOLONG: { zh: '名称过长', en: 'its name is too long' },
  ENFILE: { zh: '打开的文件过多', en: 'too many files are open' },
  ENODEV: { zh: '不能有这个名称的文件或文件夹', en: 'there can be no file or folder of that name' },
  ENOENT: { zh: '不存在，或无法创建', en: 'there is none, or there can be none' },
  ENOSPC: { zh: '磁盘空间不足', en: 'there is no space left on the disk' },
  ENOTDIR: { zh: '应为文件夹，实际是文件', en: 'a file stands where a folder is wanted' },
  EPERM: { zh: '操作不被允许', en: 'it is not permitted' },
  EROFS: { zh: '文件系统只读', en: 'it can only be read from' },
};

/** Whether an error is the file system's, and not a fault of the program. */
export const isFileFailure = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error &&
  'syscall' in error &&
  'code' in error &&
  typeof error.code === 'string' &&
  Object.hasOwn(reasons, error.code);

/** What is wrong with the disk as a whole, whichever file was the first to notice. */
const ofDisk: ReadonlySet<string> = new Set([
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EROFS',
]);

function reasonOf(code: string): LocalText {
  const reason = reasons[code] ?? { zh: '操作失败', en: 'it fails' };
  return { zh: `${reason.zh}（${code}）`, en: `${reason.en} (${code})` };
}

/** Whether there is no room left on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Why a file or folder cannot be read or written, and which one where that matters. */
export function fileFailure(error: NodeJS.ErrnoException): LocalText {
  const { code = '', path } = error;
  const text = reasonOf(code);
  return path === undefined || ofDisk.has(code)
    ? text
    : { zh: `${path}：${text.zh}`, en: `${path}: ${text.en}` };
}

/** Why a file that is named already cannot be read: in words, where the file system says it. */
export const readFailure = (error: Error): LocalText =>
  isFileFailure(error) ? reasonOf(error.code ?? '') : { zh: error.message, en: error.message };

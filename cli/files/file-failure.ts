/** What the file system says when a file cannot be read or written, in words, by its code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission',
  EDQUOT: 'the quota of the disk is used up',
  EEXIST: 'something stands there already',
  EFBIG: 'the file would be larger than it may be',
  EIO: 'the disk does not work',
  EISDIR: 'a folder stands where a file is wanted',
  ELOOP: 'its links lead in a circle',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'its name is too long',
  ENFILE: 'too many files are open',
  ENODEV: 'there can be no file or folder of that name',
  ENOENT: 'there is none, or there can be none',
  ENOSPC: 'there is no space left on the disk',
  ENOTDIR: 'a file stands where a folder is wanted',
  EPERM: 'it is not permitted',
  EROFS: 'it can only be read from',
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

/** Why a file or folder cannot be read or written, and which one where that matters. */
export function fileFailure(error: NodeJS.ErrnoException): string {
  const { code = '', path } = error;
  const reason = `${reasons[code] ?? 'it fails'} (${code})`;
  return path === undefined || ofDisk.has(code) ? reason : `${path}: ${reason}`;
}

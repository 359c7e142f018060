import { UsageError } from '../usage-error.ts';
import type { DeployTarget } from './deploy-target.ts';
import { folderTarget } from './targets/folder-target.ts';
import { rsyncTarget } from './targets/rsync-target.ts';
import type { S3Environment } from './targets/s3-bucket.ts';
import { s3Target } from './targets/s3-target.ts';

/**
 * The place that `--to` names: `rsync://host/module`, `rsync:user@host:/path`, `s3://bucket/path`, or a folder.
 * @param environment where the keys to a bucket stand
 * @param stop breaks off what is done there
 * @throws UsageError where it names none
 */
export function targetOf(to: string, environment: S3Environment, stop: AbortSignal): DeployTarget {
  if (to.startsWith('rsync://')) return rsyncTarget(to, stop);
  if (to.startsWith('rsync:')) {
    const address = to.slice('rsync:'.length);
    if (/^[^\s:/-][^\s:/]*:.+$/.test(address)) return rsyncTarget(address, stop);
    throw new UsageError({
      zh: `${to} 的写法不对；请写 rsync:用户@主机:/路径`,
      en: `${to} is written wrongly; write rsync:user@host:/path`,
    });
  }
  if (to.startsWith('s3:')) return s3Target(to, environment, stop);
  const folder = to.replace(/^folder:/, '');
  if (folder === '' || /^[a-z][a-z0-9+.-]+:/i.test(folder)) {
    throw new UsageError({
      zh: `不认识目标 ${to}；可以是文件夹、rsync:用户@主机:/路径、rsync://主机/模块 或 s3://存储桶/路径`,
      en: `${to} is no known target; it may be a folder, rsync:user@host:/path, rsync://host/module or s3://bucket/path`,
    });
  }
  return folderTarget(folder, stop);
}

import type { RuleMeta } from '../../../diagnostics/rule-meta.ts';

export const includeUnreadable = {
  id: 'include-unreadable',
  severity: 'error',
  explanation: {
    zh: [
      'include 里写的文件要能读。',
      '它是文件夹、没有读取权限，或者是绕回自己的链接时，其中的内容就读不出来。',
      '请换成普通文件，或改正权限和链接。',
    ].join(''),
    en: [
      'A file that is included can be read.',
      'A folder, a file without permission to read it, or a link that leads in a circle has nothing that could be taken.',
      'Put a file in its place, or correct its permissions or the link.',
    ].join(' '),
  },
  bad: 'include: [menu.yaml]',
  good: 'include: [menus/menu.yaml]',
} as const satisfies RuleMeta;

/** Why a file cannot be read, in a few words. */
export function unreadableReason({ code, message }: NodeJS.ErrnoException): string {
  if (code === 'EISDIR') return 'it is a folder; a folder is included as folder/*.yaml';
  if (code === 'EACCES' || code === 'EPERM') return 'there is no permission to read it';
  if (code === 'ELOOP') return 'it is a link that leads in a circle';
  if (code === 'ENOENT') return 'it is a link that leads nowhere';
  return message;
}

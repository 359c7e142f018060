import type { CommandSpec } from '../../command-spec.ts';
import { jsonOption } from './common.ts';

export const diff: CommandSpec = {
  name: 'diff',
  description:
    'compare the addresses, access rules, redirects and settings of two versions of a site',
  args: [
    { name: '<old>', description: 'folder or site file of the old version' },
    { name: '<new>', description: 'folder or site file of the new version' },
  ],
  options: [
    {
      flags: '--fail-on <kinds>',
      description:
        'exit code 1 if there is such a change: removed, renamed, moved, replaced, added, widened, narrowed, changed, redirected, setting',
    },
    jsonOption,
  ],
  run: async ({ args: [before = '', after = ''], options: { json, failOn }, io }) => {
    const { diffCommand } = await import('../diff.ts');
    const kinds = typeof failOn === 'string' ? failOn : undefined;
    return diffCommand(before, after, { json: json === true, failOn: kinds }, io);
  },
};

import type { CommandSpec } from '../../command-spec.ts';
import { formatNames } from '../../report/targets.ts';
import type { LintOptions } from '../lint-options.ts';
import { siteArgument } from './common.ts';

export const lint: CommandSpec = {
  name: 'lint',
  description: 'check a site and report problems; exit code 1 if there is an error',
  args: [siteArgument],
  options: [
    {
      flags: '--format <name[=file]>',
      description: `report in this format, to a file if one is named: ${formatNames.join(', ')}; repeatable`,
      repeatable: true,
    },
    { flags: '--quiet', description: 'report errors only' },
    {
      flags: '--max-warnings <number>',
      description: 'exit code 1 if there are more warnings than this',
    },
    {
      flags: '--fail-on <severity>',
      description: 'lowest severity for exit code 1: error (default), warning or never',
    },
    {
      flags: '--rule <id=severity>',
      description: 'report a rule as off, warning or error; repeatable',
      repeatable: true,
    },
    { flags: '--fix', description: 'apply safe fixes, and report the rest' },
    { flags: '--fix-unsafe', description: 'apply suggestions as well; review the result' },
    {
      flags: '--fix-dry-run',
      description: 'print the fixes as a patch and write nothing; exit code 1 if there are any',
    },
    {
      flags: '--stdin-filename <path>',
      description:
        'read the site file, or one that it includes, from stdin, as if it were at this path',
    },
    {
      flags: '--emitted <folder>',
      description: 'also report whether the output of site emit or site build there is stale',
    },
    {
      flags: '--baseline <file>',
      description:
        'report only problems that the file does not record; create it if it does not exist',
    },
    { flags: '--baseline-update', description: 'record the problems of today in that file' },
    {
      flags: '--explain <language>',
      description:
        'explain each rule below its first problem, in zh or en, or no (default: zh on a Chinese system); codeframe only',
    },
    { flags: '--no-cache', description: 'check everything again' },
    { flags: '--watch', description: 'check again whenever a file of the site changes' },
  ],
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { lintCommand } = await import('../lint.ts');
    return lintCommand(site, io, options as LintOptions, stop);
  },
};

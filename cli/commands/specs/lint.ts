import type { CommandSpec } from '../../command-spec.ts';
import { formatNames } from '../../report/targets.ts';
import type { LintOptions } from '../lint/lint-options.ts';
import { environmentOption, siteArgument } from './common.ts';

export const lint: CommandSpec = {
  name: 'lint',
  description: {
    zh: '检查网站并报告问题；有错误时退出码为 1',
    en: 'check a site and report problems; exit code 1 if there is an error',
  },
  args: [siteArgument],
  options: [
    environmentOption,
    {
      flags: '--format <name[=file]>',
      description: {
        zh: `按此格式报告，可写明输出文件：${formatNames.join('、')}；可重复使用`,
        en: `report in this format, to a file if one is named: ${formatNames.join(', ')}; repeatable`,
      },
      completes: formatNames,
      repeatable: true,
    },
    {
      flags: '--max-warnings <number>',
      description: {
        zh: '警告多于此数时退出码为 1',
        en: 'exit code 1 if there are more warnings than this',
      },
    },
    {
      flags: '--fail-on <severity>',
      completes: ['error', 'warning', 'never'],
      description: {
        zh: '退出码为 1 的最低级别：error（默认）、warning 或 never',
        en: 'lowest severity for exit code 1: error (default), warning or never',
      },
    },
    {
      flags: '--rule <id=severity>',
      completes: async ({ language }) =>
        (await import('../../completion/rule-candidates.ts')).ruleCandidates(language),
      description: {
        zh: '设置规则的级别：off、warning 或 error；可重复使用',
        en: 'report a rule as off, warning or error; repeatable',
      },
      repeatable: true,
    },
    {
      flags: '--fix',
      description: {
        zh: '自动修正能安全修正的问题，并报告其余问题',
        en: 'apply safe fixes, and report the rest',
      },
    },
    {
      flags: '--fix-unsafe',
      description: {
        zh: '连同建议一并采用；请检查结果',
        en: 'apply suggestions as well; review the result',
      },
    },
    {
      flags: '--fix-dry-run',
      description: {
        zh: '以补丁形式输出修正，不写文件；有修正时退出码为 1',
        en: 'print the fixes as a patch and write nothing; exit code 1 if there are any',
      },
    },
    {
      flags: '--stdin-filename <path>',
      description: {
        zh: '从标准输入读取站点文件或其中 include 的文件，视为位于这个路径',
        en: 'read the site file, or one that it includes, from stdin, as if it were at this path',
      },
    },
    {
      flags: '--emitted <folder>',
      description: {
        zh: '同时报告该文件夹中 site emit 或 site build 的输出是否过时',
        en: 'also report whether the output of site emit or site build there is stale',
      },
    },
    {
      flags: '--baseline <file>',
      description: {
        zh: '只报告基线文件中没有记录的问题；文件不存在时创建',
        en: 'report only problems that the file does not record; create it if it does not exist',
      },
    },
    {
      flags: '--baseline-update',
      description: {
        zh: '把现有问题记入基线文件',
        en: 'record the problems of today in that file',
      },
    },
    {
      flags: '--explain <language>',
      completes: ['zh', 'en', 'no'],
      description: {
        zh: '在每条规则的首个问题下面解释规则：zh、en 或 no（默认：命令行为中文时用 zh）；只用于 codeframe',
        en: 'explain each rule below its first problem, in zh or en, or no (default: zh where the command line speaks Chinese); codeframe only',
      },
    },
    {
      flags: '--no-cache',
      description: { zh: '不用缓存，全部重新检查', en: 'check everything again' },
    },
    {
      flags: '--watch',
      description: {
        zh: '网站的文件一有改动就重新检查',
        en: 'check again whenever a file of the site changes',
      },
    },
  ],
  help: {
    zh: '加上 --quiet 时，报告中也只有错误，没有警告。',
    en: 'With --quiet the report itself has errors only, and no warnings.',
  },
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { lintCommand } = await import('../lint/lint.ts');
    return lintCommand(site, io, options as LintOptions, stop);
  },
};

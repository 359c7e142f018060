import type { CommandSpec } from '../../command-spec.ts';
import type { ServerName } from '../../server/server-writers.ts';
import { UsageError } from '../../usage-error.ts';
import { environmentOption, outOption, siteArgument } from './common.ts';

/** Kept beside their names in `server-writers.ts`, which only a build loads. */
const servers = ['nginx', 'caddy', 'netlify', 'cloudflare', 'apache', 'iis'];

/** @param before what the same option said earlier on the line */
function parseServers(text: string, before?: unknown): readonly string[] {
  const names = text.split(',').filter((name) => name !== '');
  const unknown = names.find((name) => !servers.includes(name));
  if (unknown === undefined && names.length > 0)
    return [...((before as readonly string[] | undefined) ?? []), ...names];
  throw new UsageError({
    zh: `没有 ${unknown ?? text} 的服务器配置；可用的有 ${servers.join('、')}`,
    en: `there is no configuration for ${unknown ?? text}; there is one for ${servers.join(', ')}`,
  });
}

function parseReport(text: string): string {
  // As `server.policyReport` of the site file.
  if (/^(?:https:\/\/|\/)[^\s"'\\;,<>{}$`]*$/.test(text)) return text;
  throw new UsageError({
    zh: `${text} 不是 https:// 地址，也不以 / 开头`,
    en: `${text} is no https:// address, nor does it start with /`,
  });
}

export const build: CommandSpec = {
  name: 'build',
  description: {
    zh: '构建网站：写出 Web 服务器提供的全部文件',
    en: 'write everything that a web server serves',
  },
  args: [siteArgument],
  options: [
    outOption,
    environmentOption,
    {
      flags: '--budget',
      description: {
        zh: '有页面超出体积预算时以失败结束',
        en: 'fail where a page weighs more than its budget',
      },
    },
    {
      flags: '--due',
      description: {
        zh: '不构建，只输出内容下一次到期变化的时间（没有则不输出）',
        en: 'build nothing: print when the content changes next by itself, if it does',
      },
    },
    {
      flags: '--server <names>',
      description: {
        zh: `写出这些服务器或托管平台的配置，用逗号分隔：${servers.join('、')}`,
        en: `write the configuration for these servers or hosts, with commas between them: ${servers.join(', ')}`,
      },
      completes: servers,
      parse: parseServers,
    },
    {
      flags: '--csp-report <url>',
      description: {
        zh: '让浏览器向这个地址报告违反内容安全策略的情况',
        en: 'have browsers report breaches of the content security policy to this address',
      },
      parse: parseReport,
    },
  ],
  help: {
    zh: '服务器配置写到输出文件夹旁边的 <输出文件夹>-server；托管平台的写在输出文件夹中。',
    en: 'Configurations of servers are written beside the output folder, to <folder>-server; those of hosts into it.',
  },
  run: async ({ args: [site = ''], options, io }) => {
    const { buildCommand } = await import('../build.ts');
    const { checkBudget } = await import('../check-budget.ts');
    const out = String(options.out);
    const env = options.env === undefined ? undefined : String(options.env);
    if (options.due === true) {
      const { printNextChange } = await import('../report-next-change.ts');
      return printNextChange(site, io, env);
    }
    const given = {
      ...(options.server === undefined ? {} : { servers: options.server as ServerName[] }),
      ...(options.cspReport === undefined ? {} : { policyReport: String(options.cspReport) }),
    };
    const code = await buildCommand(site, out, io, given, env);
    return code === 0 ? checkBudget(site, out, options.budget === true, io, env) : code;
  },
};

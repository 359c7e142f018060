import type { CommandSpec } from '../../command-spec.ts';
import { credentialNames } from '../../index/credentials.ts';
import { engines } from '../../index/engines.ts';
import type { IndexOptions } from '../index-site.ts';
import { environmentOption, siteArgument } from './common.ts';

const { user, password, apiKey, token } = credentialNames;

export const index: CommandSpec = {
  name: 'index',
  description: {
    zh: '把网站同步到搜索引擎的索引',
    en: 'bring the index of a search engine up to date with a site',
  },
  args: [siteArgument],
  options: [
    environmentOption,
    {
      flags: '--to <url>',
      description: {
        zh: '搜索引擎的地址，例如 http://127.0.0.1:9200',
        en: 'address of the engine, such as http://127.0.0.1:9200',
      },
      required: true,
    },
    {
      flags: '--engine <name>',
      description: { zh: '搜索引擎的种类', en: 'kind of engine' },
      choices: Object.keys(engines),
      required: true,
    },
    {
      flags: '--index <name>',
      description: {
        zh: '索引的名称，后面接 _ 和语言',
        en: 'name of the indexes, before _ and the language',
      },
      default: 'site',
    },
  ],
  help: {
    zh: `凭据从环境变量读取：${user} 与 ${password}，或 ${apiKey}，或 ${token}。
只发送新增和改动的文档，并移除已不存在的文档；中断后再次运行，会从中断处继续。`,
    en: `Credentials are read from the environment: ${user} with ${password}, or ${apiKey}, or ${token}.
Only new and changed documents are sent, and those that are gone are removed; a run that was stopped continues where it ended.`,
  },
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { indexCommand } = await import('../index-site.ts');
    return indexCommand(site, options as IndexOptions, io, stop, process.env);
  },
};

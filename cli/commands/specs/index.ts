import type { CommandSpec } from '../../command-spec.ts';
import { credentialNames } from '../../index/credentials.ts';
import { engines } from '../../index/engines.ts';
import type { IndexOptions } from '../index-site.ts';
import { siteArgument } from './common.ts';

const { user, password, apiKey, token } = credentialNames;

export const index: CommandSpec = {
  name: 'index',
  description: 'bring the index of a search engine up to date with a site',
  args: [siteArgument],
  options: [
    {
      flags: '--to <url>',
      description: 'address of the engine, such as http://127.0.0.1:9200',
      required: true,
    },
    {
      flags: '--engine <name>',
      description: 'kind of engine',
      choices: Object.keys(engines),
      required: true,
    },
    {
      flags: '--index <name>',
      description: 'name of the indexes, before _ and the language',
      default: 'site',
    },
  ],
  help: `Credentials are read from the environment: ${user} with ${password}, or ${apiKey}, or ${token}.
Only new and changed documents are sent, and those that are gone are removed; a run that was stopped continues where it ended.`,
  run: async ({ args: [site = ''], options, io, stop }) => {
    const { indexCommand } = await import('../index-site.ts');
    return indexCommand(site, options as IndexOptions, io, stop, process.env);
  },
};

import type { ArgumentSpec, OptionSpec } from '../../command-spec.ts';
import { UsageError } from '../../usage-error.ts';

/** Where `site build` writes, and what `site preview` serves. */
export const defaultOut = 'dist/site';

export const siteArgument: ArgumentSpec = {
  name: '[site]',
  description: {
    zh: '网站的文件夹，或其中的 site.yaml',
    en: 'folder of the site, or its site.yaml',
  },
  default: 'site',
};

export const jsonOption: OptionSpec = {
  flags: '--json',
  description: { zh: '输出 JSON', en: 'print JSON' },
};

export const environmentOption: OptionSpec = {
  flags: '--env <name>',
  description: {
    zh: '叠加这个环境的文件，例如 --env staging 叠加 site.staging.yaml',
    en: 'lay the file of this environment over the site: site.staging.yaml for --env staging',
  },
};

export const outOption: OptionSpec = {
  flags: '-o, --out <folder>',
  description: { zh: '写入这个文件夹', en: 'write to this folder' },
  default: defaultOut,
};

/** Of commands that act on what a build wrote. */
export const releasedOption: OptionSpec = {
  flags: '-o, --out <folder>',
  description: { zh: '已构建网站的文件夹', en: 'folder of the built site' },
  default: defaultOut,
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError({ zh: '端口号为 0 到 65535', en: 'a port is 0 to 65535' });
  return port;
}

/** The ports that the servers try first. */
export const previewPort = 4173;
export const devPort = 5173;

/**
 * Where a server listens.
 * @param port the first port that it tries by itself
 */
export const serverOptions = (port: number): readonly OptionSpec[] => [
  {
    flags: '--port <number>',
    description: {
      zh: `监听这个端口（默认：${port}；0：任意空闲端口）`,
      en: `listen on this port (default: ${port}; 0: any free one)`,
    },
    parse: parsePort,
  },
  {
    flags: '--host <address>',
    description: { zh: '监听这个地址', en: 'listen on this address' },
    default: '127.0.0.1',
  },
];

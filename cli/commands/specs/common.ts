import type { ArgumentSpec, OptionSpec } from '../../command-spec.ts';
import { UsageError } from '../../usage-error.ts';

/** Where `site build` writes, and what `site preview` serves. */
export const defaultOut = 'dist/site';

export const siteArgument: ArgumentSpec = {
  name: '[site]',
  description: 'folder of the site, or its site.yaml',
  default: 'site',
};

export const jsonOption: OptionSpec = { flags: '--json', description: 'print JSON' };

export const outOption: OptionSpec = {
  flags: '-o, --out <folder>',
  description: 'write to this folder',
  default: defaultOut,
};

function parsePort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535) throw new UsageError('a port is 0 to 65535');
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
    description: `listen on this port (default: ${port}; 0: any free one)`,
    parse: parsePort,
  },
  { flags: '--host <address>', description: 'listen on this address', default: '127.0.0.1' },
];

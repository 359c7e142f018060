import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export type BuiltForServers = {
  readonly folder: string;
  /** The folder of the configurations beside it. */
  readonly configurations: string;
  /** The port that nginx and Caddy listen on. */
  readonly port: number;
  readonly remove: () => void;
};

/** A port that nothing listens on. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

type Options = {
  readonly servers: string;
  /** Gets the text of the site file, and returns another. */
  readonly change?: (source: string) => string;
  /** Further keys of `server`, as YAML. */
  readonly settings?: string;
  /** Further files of the site, by path. */
  readonly files?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
};

/** Builds a copy of a site with the configurations of some servers, which are to serve it from where it is built. */
export async function buildForServers(
  site: string,
  { servers, change = (source) => source, settings = '', files = {}, flags = [] }: Options,
): Promise<BuiltForServers> {
  const copy = mkdtempSync(join(tmpdir(), 'server-source-'));
  const parent = mkdtempSync(join(tmpdir(), 'server-built-'));
  // The user of a server reads it, too.
  chmodSync(parent, 0o755);
  const folder = join(parent, 'site');
  const port = await freePort();
  cpSync(site, copy, { recursive: true });
  const file = join(copy, 'site.yaml');
  const server = `\nserver:\n  hosts: [127.0.0.1]\n  port: ${port}\n  root: ${folder}\n${settings}\n`;
  writeFileSync(file, change(readFileSync(file, 'utf8')) + server);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    writeFileSync(join(copy, path), text);
  }
  execFileSync(
    'node',
    ['dist/cli/site.js', 'build', copy, '--out', folder, '--server', servers, ...flags],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  return {
    folder,
    configurations: `${folder}-server`,
    port,
    remove: () => {
      for (const each of [copy, parent]) rmSync(each, { recursive: true, force: true });
    },
  };
}

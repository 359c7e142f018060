import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { previewServer } from '../../cli/serve/preview-server.ts';
import { buildSite } from './build-site.ts';

export type Served = {
  /** Address of the site's root, without a slash at its end. */
  readonly origin: string;
  readonly folder: string;
  readonly close: () => Promise<void>;
};

/** Serves a built site on a free loopback port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = previewServer(folder);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    folder,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/**
 * Serves a site that was built for a test.
 * @param temporary the folder that is removed with the server; left out: the site's
 */
export async function serveTemporary(folder: string, temporary = folder): Promise<Served> {
  const served = await serveFolder(folder);
  return {
    ...served,
    close: async () => {
      await served.close();
      rmSync(temporary, { recursive: true, force: true });
    },
  };
}

/**
 * Builds a copy of a site with changes to its source and serves it.
 * @param change gets the text of site.yaml, and returns another
 * @param files further files of the copy, by their path in it
 */
export async function serveChanged(
  site: string,
  change: (source: string) => string,
  files: Readonly<Record<string, string | Buffer>> = {},
): Promise<Served> {
  const parent = mkdtempSync(join(tmpdir(), 'site-changed-'));
  const copy = join(parent, 'source');
  const out = join(parent, 'site');
  cpSync(site, copy, { recursive: true });
  const file = join(copy, 'site.yaml');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  for (const [path, text] of Object.entries(files)) writeFileSync(join(copy, path), text);
  buildSite(copy, out);
  return serveTemporary(out, parent);
}

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { filesIn } from '../../cli/releases/files-in.ts';
import { freePort } from '../servers/build-for-servers.ts';

/** Where a test deploys to, and how it looks there. */
export type TestTarget = {
  readonly to: string;
  readonly environment: Readonly<Record<string, string>>;
  /** All files there, by path. */
  readonly files: () => Promise<Readonly<Record<string, string>>>;
  /** Puts a file there that is somebody else's. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Folders there that nothing is in. */
  readonly emptyFolders: () => readonly string[];
  readonly close: () => Promise<void>;
};

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
}

/** Waits until something listens on a port of this machine. */
async function listening(port: number, child: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode}`);
    const isThere = await new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1');
      socket.on('connect', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
    if (isThere) return;
    await pause(50);
  }
  throw new Error(`nothing listens on port ${port}`);
}

const inFolder = (folder: string): Pick<TestTarget, 'files' | 'write' | 'emptyFolders'> => ({
  emptyFolders: () =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name))
      .filter((path) => readdirSync(path).length === 0),
  files: async () => (existsSync(folder) ? filesIn(folder) : {}),
  write: async (path, text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  },
});

export async function folderAt(parent: string): Promise<TestTarget> {
  const to = join(parent, 'www', 'site');
  return { to, environment: {}, ...inFolder(to), close: async () => undefined };
}

/** An rsync daemon of this machine. */
export async function rsyncAt(parent: string): Promise<TestTarget> {
  const port = await freePort();
  const folder = join(parent, 'module');
  mkdirSync(folder);
  const config = join(parent, 'rsyncd.conf');
  writeFileSync(
    config,
    `use chroot = no\naddress = 127.0.0.1\n[www]\n  path = ${folder}\n  read only = no\n${process.getuid?.() === 0 ? '  uid = root\n  gid = root\n' : ''}`,
  );
  const daemon = spawn(
    'rsync',
    ['--daemon', '--no-detach', `--port=${port}`, `--config=${config}`],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await listening(port, daemon);
  return {
    to: `rsync://127.0.0.1:${port}/www/site`,
    environment: {},
    ...inFolder(join(folder, 'site')),
    close: () => end(daemon),
  };
}

const s3Folder = 'tests/long/deploy/s3';

/** A store that speaks S3’s protocol. It knows keys by their ids, and takes any signature of version 4. */
export async function s3At(parent: string): Promise<TestTarget> {
  execFileSync('npm', ['install', '--no-save', '--silent', '--prefix', s3Folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const port = await freePort();
  const store = spawn(
    'node',
    [
      join(s3Folder, 'node_modules/s3rver/bin/s3rver.js'),
      ...['--directory', join(parent, 's3'), '--address', '127.0.0.1', '--port', `${port}`],
      ...['--silent', '--configure-bucket', 'www'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );
  await listening(port, store);
  const origin = `http://127.0.0.1:${port}`;
  const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const client = new AwsClient({ ...keys, service: 's3', region: 'us-east-1' });
  const list = async (): Promise<readonly string[]> => {
    const text = await (await client.fetch(`${origin}/www?list-type=2&max-keys=1000`)).text();
    return [...text.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = '']) => key);
  };
  return {
    to: 's3://www/site',
    environment: {
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_ENDPOINT_URL: origin,
    },
    files: async () => {
      const found: [string, string][] = [];
      for (const key of await list()) {
        const answer = await client.fetch(`${origin}/www/${encodeURI(key)}`);
        found.push([key.replace('site/', ''), Buffer.from(await answer.arrayBuffer()).toString()]);
      }
      return Object.fromEntries(found.sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    write: async (path, text) => {
      await client.fetch(`${origin}/www/site/${path}`, { method: 'PUT', body: text });
    },
    // A store has no folders.
    emptyFolders: () => [],
    close: () => end(store),
  };
}

/** Reads the files of a folder that a build wrote, without compressed forms where there are to be none. */
export const builtFiles = (folder: string, isStore: boolean): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(filesIn(folder)).filter(
      ([path]) => path !== '.site-files.json' && !(isStore && /\.(?:br|gz)$/.test(path)),
    ),
  );

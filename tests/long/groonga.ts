import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as later } from 'node:timers/promises';
import { expect, inject } from 'vitest';

export type GroongaServer = {
  readonly origin: string;
  readonly port: number;
  readonly pid: number;
  /** Ids of the documents of a table in which a phrase stands. */
  readonly find: (table: string, phrase: string) => Promise<string[]>;
  /** Ends it as an operator does. */
  readonly stop: () => Promise<void>;
  /** Ends it as a machine does that has no memory left. */
  readonly kill: () => Promise<void>;
};

const command = (name: 'groonga' | 'grndb'): string => join(inject('groonga'), name);

/** A port that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}

const database = (folder: string): string => join(folder, 'db');

/** Mends a database whose server was killed, as Groonga's manual says. */
export const recover = (folder: string): unknown =>
  execFileSync(command('grndb'), ['recover', database(folder)], { stdio: 'inherit' });

/** Runs a command of Groonga and gives the body of its answer. */
export async function ask<Body>(
  origin: string,
  name: string,
  parameters: Readonly<Record<string, string>>,
): Promise<Body> {
  const query = new URLSearchParams({ ...parameters, command_version: '3' });
  const response = await fetch(`${origin}/d/${name}?${query}`);
  expect(response.status, `${name} ${query}`).toBe(200);
  return ((await response.json()) as { body: Body }).body;
}

/**
 * Starts Groonga's HTTP server on 127.0.0.1.
 * @param folder where its database stands or is made
 * @param port left out: any that is free
 */
export async function startGroonga(folder: string, port?: number): Promise<GroongaServer> {
  const db = database(folder);
  if (!existsSync(db)) execFileSync(command('groonga'), ['-n', db, 'status'], { stdio: 'ignore' });
  const own = port ?? (await freePort());
  const options = [
    '-s',
    '--protocol',
    'http',
    '--bind-address',
    '127.0.0.1',
    '--port',
    String(own),
  ];
  const child = spawn(command('groonga'), [...options, '--log-path', join(folder, 'log'), db], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${own}`;
  const answers = (): Promise<boolean> =>
    fetch(`${origin}/d/status`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`Groonga ended with ${child.exitCode}`);
    await later(50);
  }
  const end = async (signal: NodeJS.Signals): Promise<void> => {
    child.kill(signal);
    await ended;
  };
  return {
    origin,
    port: own,
    pid: child.pid ?? 0,
    find: async (table, phrase) => {
      const { records } = await ask<{ records: [string][] }>(origin, 'select', {
        table,
        match_columns: 'title||text',
        query: `"${phrase}"`,
        output_columns: '_key',
        limit: '-1',
      });
      return records.map(([key]) => key).sort();
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

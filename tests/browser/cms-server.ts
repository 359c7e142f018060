import { spawn } from 'node:child_process';
import { once } from 'node:events';

export type CmsServer = {
  readonly origin: string;
  /** Has the next calls answered so (see the server), and forgets those that were. */
  readonly answer: (mode: string) => Promise<void>;
  /** What it was asked for since: paths with their queries. */
  readonly asked: () => Promise<readonly string[]>;
  readonly close: () => Promise<void>;
};

/** Starts a content API in a process of its own. */
export async function startCms(): Promise<CmsServer> {
  const child = spawn('node', ['tests/fixtures/cms/server.mjs'], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${String(port).trim()}`;
  return {
    origin,
    answer: async (mode) => {
      await fetch(`${origin}/control?mode=${mode}`);
    },
    asked: async () => (await (await fetch(`${origin}/control`)).json()) as string[],
    close: async () => {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

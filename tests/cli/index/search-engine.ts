import { spawn } from 'node:child_process';
import { once } from 'node:events';

type Index = {
  readonly mappings: {
    readonly properties: Readonly<Record<string, { readonly analyzer?: string }>>;
    readonly _meta?: { readonly site?: { readonly format: string; readonly build: string } };
  };
  readonly documents: Readonly<Record<string, Readonly<Record<string, string>>>>;
};
export type Asked = { readonly call: string; readonly size: number; readonly type?: string };

/** What is to go wrong; see the server. */
export type Faults = {
  readonly faults?: readonly string[];
  readonly first?: readonly string[];
  readonly refuse?: string;
  readonly maxBytes?: number;
  readonly authorization?: string;
};

export type SearchEngine = {
  readonly origin: string;
  readonly port: number;
  /** Sets what goes wrong from now on, and forgets what it was asked for. */
  readonly control: (faults?: Faults) => Promise<void>;
  readonly state: () => Promise<{
    readonly asked: readonly Asked[];
    readonly indices: Readonly<Record<string, Index>>;
  }>;
  /** Waits until it is ended. */
  readonly ended: Promise<unknown>;
  readonly close: () => Promise<void>;
};

/**
 * Starts what stands in for OpenSearch and Elasticsearch, in a process of its own.
 * @param file keeps what it has, over its end
 */
export async function startSearchEngine(file: string, port = 0): Promise<SearchEngine> {
  const child = spawn('node', ['tests/fixtures/engine/server.mjs', file, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const [printed] = await once(child.stdout, 'data');
  const origin = `http://127.0.0.1:${String(printed).trim()}`;
  return {
    origin,
    port: Number(String(printed)),
    control: async (faults = {}) => {
      await fetch(`${origin}/control`, { method: 'POST', body: JSON.stringify(faults) });
    },
    state: async () => (await fetch(`${origin}/control`)).json(),
    ended,
    close: async () => {
      child.kill();
      await ended;
    },
  };
}

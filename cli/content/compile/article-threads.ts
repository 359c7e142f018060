import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Collection } from '../../../schema/source.generated.ts';
import { bundledScript } from '../../files/bundled-script.ts';
import type { CompiledArticle } from '../entries/article-record.ts';
import type { TextMessages } from '../parts/text-messages.ts';

/** More threads than this wait for the one that hands out files. */
const maxThreads = 8;
/** Files that a thread has at once: the next one is there when it is done with one. */
const filesAtOnce = 4;
/** Files that are compiled in this thread before others are opened: that takes as long as some twenty files. */
const filesBefore = 20;
/** Trees of texts live shortly: with room for some of them, the garbage collector has half as much to do. */
const resourceLimits = { maxYoungGenerationSizeMb: 32 };

/** What a file of content is compiled from: see `compileArticle`. */
export type ArticleInput = {
  readonly bytes: Uint8Array;
  readonly collection: Collection;
  readonly messages: TextMessages;
  readonly timeZone: string;
};

export type ToArticleWorker = { readonly id: number; readonly input: ArticleInput };
export type FromArticleWorker = { readonly id: number } & (
  | { readonly compiled: CompiledArticle }
  | { readonly failure: unknown }
);

/** Compiles files of content, many side by side. */
export type ArticleThreads = {
  readonly compile: (
    input: ArticleInput,
    compileHere: (input: ArticleInput) => CompiledArticle,
  ) => Promise<CompiledArticle>;
  readonly close: () => Promise<void>;
};

type Job = {
  readonly input: ArticleInput;
  readonly resolve: (compiled: CompiledArticle) => void;
  readonly reject: (error: unknown) => void;
};

type Thread = { readonly worker: Worker; readonly jobs: Map<number, Job> };

/** Threads that are opened when there is much to compile. Where the program does not run from its bundle there are none. */
export function articleThreads(): ArticleThreads {
  const script = bundledScript('article-worker.js');
  const threads: Thread[] = [];
  const waiting: Job[] = [];
  let last = 0;
  const fill = ({ worker, jobs }: Thread): void => {
    while (jobs.size < filesAtOnce) {
      const job = waiting.shift();
      if (!job) return;
      last += 1;
      jobs.set(last, job);
      worker.postMessage({ id: last, input: job.input } satisfies ToArticleWorker);
    }
  };
  const open = (path: string): Thread => {
    const thread: Thread = { worker: new Worker(path, { resourceLimits }), jobs: new Map() };
    thread.worker.on('message', (message: FromArticleWorker) => {
      const job = thread.jobs.get(message.id);
      thread.jobs.delete(message.id);
      fill(thread);
      if ('compiled' in message) job?.resolve(message.compiled);
      else job?.reject(message.failure);
    });
    thread.worker.on('error', (error) => {
      for (const { reject } of [...thread.jobs.values(), ...waiting.splice(0)]) reject(error);
      thread.jobs.clear();
    });
    return thread;
  };
  const most = Math.min(maxThreads, availableParallelism());
  let count = 0;
  return {
    compile: async (input, compileHere) => {
      count += 1;
      if (script === undefined || most === 1 || count <= filesBefore) return compileHere(input);
      return new Promise((resolve, reject) => {
        waiting.push({ input, resolve, reject });
        if (threads.length < most) threads.push(open(script));
        const [free] = [...threads].sort((a, b) => a.jobs.size - b.jobs.size);
        if (free) fill(free);
      });
    },
    close: async () => {
      await Promise.all(threads.map(({ worker }) => worker.terminate()));
    },
  };
}

import { type ChildProcess, fork } from 'node:child_process';
import type { Outcome } from './check-mutant.ts';
import type { FromWorker } from './worker.ts';

/** Checks mutants in a process, which is started anew where one of them ends it. */
export type MutantProcess = {
  readonly check: (number: number) => Promise<Outcome>;
  readonly close: () => void;
};

/** A mutant that takes longer than this hangs, in milliseconds: on a busy machine others take their time. */
const maxTime = 60_000;
/** Megabytes: one that needs more ends the process. */
const maxHeap = 2048;
/** Much is made for each mutant that is thrown away. */
const newHeap = 64;

const failed = (fault: string): Outcome => ({
  faults: [fault],
  findings: 0,
  isClean: false,
  routes: [],
  lintTime: 0,
});

/** The next message of a process. */
function answerOf(child: ChildProcess): Promise<FromWorker> {
  return new Promise((resolve, reject) => {
    child.removeAllListeners();
    child.once('message', (message) => resolve(message as FromWorker));
    child.once('error', reject);
    child.once('exit', (code, signal) => reject(new Error(`it ends with ${code ?? signal}`)));
  });
}

/**
 * @param script path of the built worker
 * @param args of the worker
 */
export function mutantProcess(script: string, args: readonly string[]): MutantProcess {
  let child: ChildProcess | undefined;
  const open = async (): Promise<ChildProcess> => {
    const opened = fork(script, args, {
      execArgv: [`--max-old-space-size=${maxHeap}`, `--max-semi-space-size=${newHeap}`],
    });
    child = opened;
    await answerOf(opened);
    return opened;
  };
  const close = (): void => {
    child?.removeAllListeners();
    child?.kill('SIGKILL');
    child = undefined;
  };
  return {
    check: async (number) => {
      const running = child ?? (await open());
      const answer = answerOf(running);
      const timer = setTimeout(() => running.kill('SIGKILL'), maxTime);
      running.send(number);
      try {
        const message = await answer;
        if (message === 'ready') throw new Error('it starts twice');
        return message.outcome;
      } catch (error) {
        close();
        const why = error instanceof Error ? error.message : String(error);
        return failed(why.includes('SIGKILL') ? `hangs for ${maxTime} ms` : `the process: ${why}`);
      } finally {
        clearTimeout(timer);
      }
    },
    close,
  };
}

import { readFileSync } from 'node:fs';

/** The process that nginx, started with one worker, answers in. */
export const workerOf = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')[0]);

/**
 * The time that a process has had on a processor, in nanoseconds: the first number of `schedstat` (Linux,
 * Documentation/scheduler/sched-stats). What else the machine does is not in it.
 */
export const processorTime = (pid: number): number =>
  Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);

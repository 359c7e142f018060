import type { Readable, Writable } from 'node:stream';

/** A terminal with a person at it. */
export type Terminal = {
  readonly input: Readable;
  readonly output: Writable;
};

/** Where a command writes: results to `stdout`, all else to `stderr`. Passed in, so that tests can read it. */
export type Io = {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly color: boolean;
  /** The language that the machine speaks to its owner, such as zh_CN.UTF-8. Absent: nobody knows. */
  readonly locale?: string;
  /** All that is handed in. Absent: nothing can be. */
  readonly stdin?: () => Promise<Buffer>;
  /** Where questions are asked and answered. Absent: nobody can answer. */
  readonly terminal?: Terminal;
  /** Shows how far a long task is, in place of what it showed before. Absent: nobody watches. */
  readonly progress?: (text: string) => void;
};

/** 0 nothing wrong, 1 problems found, 2 wrong usage or unreadable input, 3 an internal error. */
export type ExitCode = 0 | 1 | 2 | 3;

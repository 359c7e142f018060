import type { Readable, Writable } from 'node:stream';
import type { CliLanguage, LocalText } from './local-text.ts';

/** A terminal with a person at it, where questions are asked and answered. */
export type Dialogue = {
  readonly input: Readable;
  readonly output: Writable;
};

/** What a process offers to the command line. Passed in, so that tests can read it. */
export type Terminal = {
  readonly stdout: (text: string) => void;
  readonly stderr: (text: string) => void;
  readonly color: boolean;
  /** The language that the machine speaks to its owner, such as zh_CN.UTF-8. Absent: nobody knows. */
  readonly locale?: string;
  /** All that is handed in. Absent: nothing can be. */
  readonly stdin?: () => Promise<Buffer>;
  /** Where a person answers. Absent: nobody can. */
  readonly dialogue?: Dialogue;
  /** Shows how far a long task is, in place of what it showed before; '' shows nothing. Absent: nobody watches. */
  readonly progress?: (text: string) => void;
  /** Whether somebody writes sites here: then files for editors are kept beside the site file. */
  readonly keepsEditorFiles?: boolean;
};

/** Shows how far a long task is; undefined: it is done. */
export type Progress = (text: LocalText | undefined) => void;

/** Where a command writes, and in which language. */
export type Io = Pick<Terminal, 'stdout' | 'color' | 'stdin' | 'dialogue' | 'keepsEditorFiles'> & {
  readonly language: CliLanguage;
  /** What went wrong. */
  readonly stderr: (text: string) => void;
  /** Says on stderr what is neither a result nor an error, in lines of their own; --quiet silences it. */
  readonly note: (text: LocalText) => void;
  /** Absent: nobody watches. */
  readonly progress?: Progress;
};

/** What a shell reports where SIGINT ended a process: 128 and the number of the signal. */
export const cancelledCode = 130;

/** 0 nothing wrong, 1 problems found, 2 wrong usage or unreadable input, 3 an internal error; or the person cancelled. */
export type ExitCode = 0 | 1 | 2 | 3 | typeof cancelledCode;

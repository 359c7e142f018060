import type { ExitCode, Io } from './io.ts';

export type OptionSpec = {
  /** As commander reads it: `--json`, `--threshold <percent>`. */
  readonly flags: string;
  readonly description: string;
};

/** What was typed behind a command: texts, and true for options without a value. */
export type TypedOptions = Readonly<Record<string, string | boolean | undefined>>;

/** A command as data: what is typed, and what is run. */
export type CommandSpec = {
  readonly name: string;
  readonly description: string;
  /** `<needed>` or `[may be left out]`, what it is, and what stands for it where it is left out. */
  readonly operands: readonly (readonly [name: string, what: string, usual?: string])[];
  readonly options: readonly OptionSpec[];
  /** Told below the options. */
  readonly help?: string;
  /** Loads the command when it is called, so that no other command waits for it. */
  readonly run: (operands: readonly string[], options: TypedOptions, io: Io) => Promise<ExitCode>;
};

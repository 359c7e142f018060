import type { ExitCode, Io } from './io.ts';
import type { StopRequest } from './signals/stop-on-signal.ts';

export type ArgumentSpec = {
  /** As commander reads it: `<required>` or `[optional]`. */
  readonly name: string;
  readonly description: string;
  /** Default of an optional one. */
  readonly default?: string;
};

export type OptionSpec = {
  /** As commander reads it: `--json`, `-o, --out <folder>`, `--no-cache`. */
  readonly flags: string;
  readonly description: string;
  readonly default?: string;
  /** The values that it may have. */
  readonly choices?: readonly string[];
  readonly required?: boolean;
  /** Whether it may be given more than once: its value is a list then. */
  readonly repeatable?: boolean;
  /**
   * Turns the text into a value.
   * @throws UsageError where it is none
   */
  readonly parse?: (text: string) => unknown;
};

/** How a command was called. */
export type CommandCall = {
  readonly args: readonly string[];
  /** By their long names in camel case, as commander parsed them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly io: Io;
  /** Gives the signal that ends commands which go on until they are stopped. */
  readonly stop: StopRequest;
};

/** A command as data: its help, its arguments and options, and what it runs. */
export type CommandSpec = {
  readonly name: string;
  readonly description: string;
  readonly args: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Help below the options. */
  readonly help?: string;
  /** Loads the command when it is called, so that no other command waits for it. */
  readonly run: (call: CommandCall) => Promise<ExitCode>;
};

import type { ExitCode, Io } from './io.ts';
import type { CliLanguage, LocalText } from './local-text.ts';
import type { StopRequest } from './signals/stop-on-signal.ts';

/** A value that a shell may complete a word to. */
export type Candidate = { readonly value: string; readonly description?: string };

/**
 * What a shell completes a value to: paths, or values that are found when they are asked for.
 * Values that are named in the way of paths (`<folder>`, `<file>`, `[site]`) are paths anyway.
 */
export type Completion =
  | 'files'
  | 'folders'
  | readonly string[]
  | ((request: CompletionRequest) => Promise<readonly Candidate[]>);

export type CompletionRequest = {
  /** The beginning of the value. */
  readonly current: string;
  /** Arguments of the command that stand there already. */
  readonly values: readonly string[];
  readonly language: CliLanguage;
};

export type ArgumentSpec = {
  /** As commander reads it: `<required>` or `[optional]`. */
  readonly name: string;
  readonly description: LocalText;
  /** Default of an optional one. */
  readonly default?: string;
  /** The values that it may have. */
  readonly choices?: readonly string[];
  readonly completes?: Completion;
};

export type OptionSpec = {
  /** As commander reads it: `--json`, `-o, --out <folder>`, `--no-cache`. */
  readonly flags: string;
  readonly description: LocalText;
  readonly default?: string;
  /** The values that it may have. */
  readonly choices?: readonly string[];
  readonly completes?: Completion;
  readonly required?: boolean;
  /** Whether it may be given more than once: its value is a list then. */
  readonly repeatable?: boolean;
  /**
   * Turns the text into a value.
   * @throws UsageError where it is none
   */
  readonly parse?: (text: string, before?: unknown) => unknown;
};

/** How a command was called. */
export type CommandCall = {
  readonly args: readonly string[];
  /** By their long names in camel case, as commander parsed them. */
  readonly options: Readonly<Record<string, unknown>>;
  readonly io: Io;
  /** Every command. */
  readonly commands: readonly CommandSpec[];
  /** Gives the signal that ends commands which go on until they are stopped. */
  readonly stop: StopRequest;
};

/** A command as data: its help, its arguments and options, and what it runs. */
export type CommandSpec = {
  readonly name: string;
  readonly description: LocalText;
  readonly args: readonly ArgumentSpec[];
  readonly options: readonly OptionSpec[];
  /** Help below the options. */
  readonly help?: LocalText;
  /** Loads the command when it is called, so that no other command waits for it. */
  readonly run: (call: CommandCall) => Promise<ExitCode>;
};

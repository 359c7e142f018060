import type {
  ArgumentSpec,
  Candidate,
  CommandSpec,
  Completion,
  CompletionRequest,
  OptionSpec,
} from '../command-spec.ts';
import type { CliLanguage } from '../local-text.ts';
import { typedWords } from './typed-words.ts';

/** Commander's own command. */
const help = 'help';

/** Values that are named in a certain way are paths. */
const byPlaceholder: Readonly<Record<string, Completion>> = {
  site: 'files',
  old: 'files',
  new: 'files',
  path: 'files',
  file: 'files',
  folder: 'folders',
};

const placeholder = /[<[]([a-z-]+)/;

type Value = Pick<OptionSpec, 'choices' | 'completes'>;

/** The lines for what a value may be: candidates, or what the shell is to look for by itself. */
async function valueLines(
  { choices, completes }: Value,
  name: string,
  request: CompletionRequest,
): Promise<readonly Candidate[] | readonly [':files' | ':folders']> {
  const how = completes ?? choices ?? byPlaceholder[placeholder.exec(name)?.[1] ?? ''] ?? [];
  if (how === 'files' || how === 'folders') return [`:${how}`];
  const found = typeof how === 'function' ? await how(request) : how;
  return found.map((each): Candidate => (typeof each === 'string' ? { value: each } : each));
}

const longName = ({ flags }: OptionSpec): string => /--[a-z-]+/.exec(flags)?.[0] ?? '';
const takesValue = ({ flags }: OptionSpec): boolean => /[<[]/.test(flags);
const isNamed = (option: OptionSpec, word: string): boolean =>
  option.flags.split(/[ ,]+/).includes(word);

/** What is there before the word that is to be completed. */
type Context = {
  readonly command: CommandSpec | undefined;
  readonly isHelp: boolean;
  readonly given: readonly string[];
  /** Arguments that stand there already. */
  readonly values: readonly string[];
  /** The option whose value comes next. */
  readonly open: OptionSpec | undefined;
  /** Whether everything behind is an argument. */
  readonly isEnded: boolean;
};

function contextOf(
  before: readonly string[],
  commands: readonly CommandSpec[],
  global: readonly OptionSpec[],
): Context {
  const values: string[] = [];
  const given: string[] = [];
  let command: CommandSpec | undefined;
  let isHelp = false;
  let isEnded = false;
  let open: OptionSpec | undefined;
  for (const word of before) {
    if (open) open = undefined;
    else if (word === '--' && !isEnded) isEnded = true;
    else if (word.startsWith('-') && !isEnded) {
      const options = [...(command?.options ?? []), ...global];
      const option = options.find((each) => isNamed(each, word.split('=')[0] ?? ''));
      if (option) given.push(option.flags);
      open = option && takesValue(option) && !word.includes('=') ? option : undefined;
    } else if (command || isHelp) values.push(word);
    else if (word === help) isHelp = true;
    else command = commands.find(({ name }) => name === word);
  }
  return { command, isHelp, given, values, open, isEnded };
}

const argumentAt = ({ command, values }: Context): ArgumentSpec | undefined =>
  command?.args[values.length];

/** A candidate as shells read it: what it means stands behind a tab, in one line. */
const lineOf = ({ value, description = '' }: Candidate): string =>
  `${value}\t${description.replace(/\s+/g, ' ')}`;

/**
 * Completes the words of a command line.
 * @param words those behind `site`; the last one is completed, and may be empty
 * @param global options of all commands
 * @returns lines: values, each with a tab and what it means; `:files` or `:folders` where the shell looks by itself
 */
export async function completeWords(
  words: readonly string[],
  commands: readonly CommandSpec[],
  global: readonly OptionSpec[],
  language: CliLanguage,
): Promise<readonly string[]> {
  const { before, current, cut } = typedWords(words);
  const context = contextOf(before, commands, global);
  const { command, isHelp, given, values, open, isEnded } = context;
  const options = [...(command?.options ?? []), ...global];
  const matching = (
    all: readonly Candidate[] | readonly [':files' | ':folders'],
    prefix = '',
  ): readonly string[] =>
    all.flatMap((each) => {
      if (typeof each === 'string') return [each];
      const value = prefix + each.value;
      return value.startsWith(current) ? [lineOf({ ...each, value: value.slice(cut.length) })] : [];
    });
  const request = { current, values, language };
  if (open) return matching(await valueLines(open, open.flags, request));
  if (current.startsWith('-') && !isEnded) {
    const name = current.split('=')[0] ?? '';
    const option = current.includes('=') ? options.find((each) => isNamed(each, name)) : undefined;
    if (option)
      return matching(
        await valueLines(option, option.flags, {
          ...request,
          current: current.slice(name.length + 1),
        }),
        `${name}=`,
      );
    const free = options.filter(({ flags, repeatable }) => repeatable || !given.includes(flags));
    return matching(
      free.map((each) => ({ value: longName(each), description: each.description[language] })),
    );
  }
  if (!command && (!isHelp || values.length === 0)) {
    return matching(
      commands.map(({ name, description }) => ({
        value: name,
        description: description[language],
      })),
    );
  }
  const argument = argumentAt(context);
  return argument ? matching(await valueLines(argument, argument.name, request)) : [];
}

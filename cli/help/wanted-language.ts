import { type CliLanguage, cliLanguages } from '../local-text.ts';

/**
 * The language that `--lang` chooses, which help and error messages need before the arguments are parsed. The last one
 * counts; one that does not exist is left to the parser.
 */
export function wantedLanguage(args: readonly string[]): CliLanguage | undefined {
  const end = args.indexOf('--');
  const own = end < 0 ? args : args.slice(0, end);
  const named = own.flatMap((arg, index) => {
    if (arg === '--lang') return [own[index + 1]];
    return arg.startsWith('--lang=') ? [arg.slice('--lang='.length)] : [];
  });
  return cliLanguages.find((each) => each === named.at(-1));
}

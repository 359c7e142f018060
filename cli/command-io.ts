import type { Io, Terminal } from './io.ts';
import { type CliLanguage, languageOfLocale } from './local-text.ts';

type Wanted = {
  /** Absent: the one of the machine. */
  readonly language?: CliLanguage | undefined;
  /** Whether stderr is for errors alone. */
  readonly quiet?: boolean;
};

/** What a command writes to. */
export function commandIo(
  { stdout, stderr, color, locale, stdin, dialogue, progress, keepsEditorFiles }: Terminal,
  { language = languageOfLocale(locale), quiet = false }: Wanted = {},
): Io {
  return {
    stdout,
    stderr,
    color,
    language,
    note: (text) => {
      if (!quiet) stderr(`${text[language]}\n`);
    },
    ...(stdin ? { stdin } : {}),
    ...(dialogue ? { dialogue } : {}),
    ...(keepsEditorFiles ? { keepsEditorFiles } : {}),
    ...(progress && !quiet ? { progress: (text) => progress(text?.[language] ?? '') } : {}),
  };
}

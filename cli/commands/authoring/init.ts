import { join, resolve } from 'node:path';
import { packageVersion } from '../../files/package-version.ts';
import { type AnswerFlags, missingFlags, readAnswers } from '../../init/answer-flags.ts';
import { Cancelled } from '../../init/cancelled.ts';
import { defaultAnswers } from '../../init/default-answers.ts';
import { newSiteFiles } from '../../init/files/new-site-files.ts';
import { packageThere } from '../../init/files/package-there.ts';
import { hostTimeZone } from '../../init/host-time-zone.ts';
import { initMessages } from '../../init/init-messages.ts';
import { initSummary } from '../../init/init-summary.ts';
import { localDay } from '../../init/local-day.ts';
import { assertFree, writeNewSite } from '../../init/write-new-site.ts';
import { cancelledCode, type ExitCode, type Io } from '../../io.ts';
import { UsageError } from '../../usage-error.ts';

export type InitOptions = AnswerFlags & {
  /** Whether defaults answer what no flag does. */
  readonly yes: boolean;
  /** Whether other files may be in the folder; they stay as they are. */
  readonly force: boolean;
};

/** @throws UsageError where something is to be asked, and nobody can answer */
async function askerFor(options: InitOptions, io: Io) {
  const missing = missingFlags(options);
  if (options.yes || missing.length === 0) return defaultAnswers;
  if (!io.dialogue) {
    throw new UsageError({
      zh: `没有可以提问的终端；请加 --yes 全部采用默认值，或再写上 ${missing.join('、')}`,
      en: `there is no terminal to ask at; pass --yes for defaults, or also ${missing.join(', ')}`,
    });
  }
  const { askTerminal } = await import('../../init/ask-terminal.ts');
  const asker = askTerminal(io.dialogue, io.language);
  asker.begin();
  return asker;
}

/**
 * Writes a new site into a folder: from flags, and what is asked at the terminal besides.
 * @returns the exit code of what Ctrl+C ends where the person cancels; nothing is written then
 * @throws UsageError where an answer or the folder cannot be used; the folder is as it was then
 */
export async function initCommand(typed: string, options: InitOptions, io: Io): Promise<ExitCode> {
  const folder = resolve(typed);
  const { language } = io;
  await assertFree(folder, options.force);
  const manifest = await packageThere(folder);
  try {
    const answers = await readAnswers(options, await askerFor(options, io));
    const files = await newSiteFiles(folder, answers, {
      today: localDay(),
      timeZone: hostTimeZone(answers.languages),
      language,
      version: packageVersion(),
    });
    const written = await writeNewSite(folder, files, manifest);
    if (io.keepsEditorFiles) {
      // The first line of the site file names a schema of this very site.
      const { updateEditorFiles } = await import('../../editor/update-editor-files.ts');
      await updateEditorFiles(join(folder, 'site', 'site.yaml'), undefined);
    }
    io.note({
      zh: initSummary(folder, answers, written, 'zh'),
      en: initSummary(folder, answers, written, 'en'),
    });
    return 0;
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
    io.stderr(`${initMessages(language)('cancelled')}\n`);
    return cancelledCode;
  }
}

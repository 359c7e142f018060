import { existsSync } from 'node:fs';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';
import type { LineIndex } from '../diagnostics/line-index.ts';
import type { LintResult } from '../lint/lint-site.ts';
import { SettingsFault } from '../lint/settings/settings-fault.ts';
import { LocalError } from '../local-error.ts';
import type { CliLanguage, LocalText } from '../local-text.ts';

/** What keeps a site from being read is called so in reports. */
export const unreadRules = { site: 'site-unreadable', settings: 'lint-settings' } as const;

/** Lines of a file that is not there. */
const noLines: LineIndex = {
  position: () => ({ line: 1, column: 1 }),
  line: () => undefined,
  lineStart: () => 0,
};

const gone: LocalText = {
  zh: '站点文件不见了；请放回原处，或重新保存',
  en: 'the site file is gone; put it back, or save it again',
};

/**
 * What keeps a site from being read, as the finding that it is for whoever writes the site: placed in the settings, or
 * at the site file as a whole.
 * @param file the site file
 * @param language of the messages
 * @returns undefined where nobody who writes the site can put it right
 */
export function unreadSite(
  error: unknown,
  file: string,
  language: CliLanguage,
): LintResult | undefined {
  if (!(error instanceof LocalError)) return undefined;
  const of = (linesOf: LintResult['linesOf'], diagnostics: readonly Diagnostic[]): LintResult => ({
    file,
    sources: [file],
    includes: [],
    contentFolders: [],
    componentSources: undefined,
    contentChecked: false,
    linesOf,
    diagnostics,
  });
  if (error instanceof SettingsFault) {
    const { lines, faults } = error;
    const placed = faults.map(
      ({ message, start, end }): Diagnostic => ({
        rule: unreadRules.settings,
        severity: 'error',
        message: message[language],
        file: error.file,
        start,
        end,
      }),
    );
    return of(() => lines, placed);
  }
  const message = (existsSync(file) ? error.text : gone)[language];
  const whole: Diagnostic = {
    rule: unreadRules.site,
    severity: 'error',
    message,
    file,
    start: 0,
    end: 0,
  };
  return of(() => noLines, [whole]);
}

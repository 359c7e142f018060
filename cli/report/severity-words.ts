import type { Severity } from '../diagnostics/diagnostic.ts';
import type { CliLanguage } from '../local-text.ts';

/** What severities are called in reports for people. */
export const severityWords: Readonly<Record<CliLanguage, Readonly<Record<Severity, string>>>> = {
  zh: { error: '错误', warning: '警告' },
  en: { error: 'error', warning: 'warning' },
};

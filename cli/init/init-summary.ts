import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CliLanguage } from '../local-text.ts';
import { table } from '../report/table.ts';
import type { Answers } from './answers.ts';
import { initMessages } from './init-messages.ts';
import type { WrittenSite } from './write-new-site.ts';

/** What was written and what to do next, for people to read. */
export function initSummary(
  folder: string,
  { template, languages, hasTwins }: Answers,
  { written, left, completed }: WrittenSite,
  language: CliLanguage,
): string {
  const t = initMessages(language);
  const separator = language === 'zh' ? '、' : ', ';
  const shown = relative(process.cwd(), folder) || '.';
  const rows = [
    ['  site/site.yaml', t('siteFile')],
    ['  site/content/', t('content')],
    ['  site/public/', t('public')],
    ['  package.json', t('packageFile')],
    ['  .vscode/, .github/, README.md', t('further')],
  ];
  const untranslated = languages.filter(({ isTranslated }) => !isTranslated);
  const isInstalled = existsSync(join(folder, 'node_modules/site-runtime'));
  // Somebody's own package.json has no such script.
  const run = left.includes('package.json') ? 'npx site-runtime dev' : 'npm run dev';
  const steps = [
    ...(shown === '.' ? [] : [`cd ${/[^\w./-]/.test(shown) ? JSON.stringify(shown) : shown}`]),
    ...(isInstalled ? [] : ['npm install']),
    run,
  ];
  return [
    t('wrote', {
      count: written.length,
      folder: shown,
      template: template.id,
      languages: languages.map(({ label }) => label).join(separator),
      devices: t(hasTwins ? 'wroteTwins' : 'wroteResponsive'),
    }),
    '',
    table(rows),
    ...(completed ? [t('completed'), ''] : []),
    ...(left.length > 0 ? [t('left'), ...left.map((path) => `  ${path}`), ''] : []),
    ...(untranslated.length > 0
      ? [
          t('untranslated', { languages: untranslated.map(({ label }) => label).join(separator) }),
          '',
        ]
      : []),
    t('next'),
    ...steps.map((step) => `  ${step}`),
  ].join('\n');
}

import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CliLanguage } from '../local-text.ts';
import { table } from '../report/table.ts';
import type { Answers } from './answers.ts';
import type { CompletedPackage } from './files/completed-package.ts';
import { type InitMessages, initMessages } from './init-messages.ts';
import type { WrittenSite } from './write-new-site.ts';

/** What became of a package.json that was there. */
function packageLines(
  { isNamed, added, needsPackage, taken }: CompletedPackage,
  t: InitMessages,
  separator: string,
): readonly string[] {
  const scripts = added.join(separator);
  const key = added.length === 0 ? 'addedPackage' : needsPackage ? 'addedBoth' : 'addedScripts';
  const lines = isNamed
    ? [t('completed')]
    : added.length > 0 || needsPackage
      ? [t(key, { scripts })]
      : [];
  if (taken.length > 0) {
    lines.push(t('taken', { scripts: taken.map(({ name }) => name).join(separator) }));
    for (const { free, command } of taken)
      lines.push(`  ${JSON.stringify(free)}: ${JSON.stringify(command)}`);
  }
  return lines.length === 0 ? [] : [...lines, ''];
}

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
  const parts = [
    [['site/site.yaml'], t('siteFile')],
    [['site/content/'], t('content')],
    [['site/public/'], t('public')],
    // What one that was there got is said below.
    [completed && !completed.isNamed ? [] : ['package.json'], t('packageFile')],
    [['.vscode/', '.github/', 'README.md'], t('further')],
  ] as const;
  // A site without sections has no articles; with --force, a part may be there already.
  const rows = parts.flatMap(([places, about]) =>
    places.some((place) => written.some((path) => path.startsWith(place)))
      ? [[`  ${places.join(', ')}`, about]]
      : [],
  );
  const untranslated = languages.filter(({ isTranslated }) => !isTranslated);
  const isInstalled = existsSync(join(folder, 'node_modules/site-runtime'));
  const run = completed?.runsDev === false ? 'npx site-runtime dev' : 'npm run dev';
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
    ...(completed ? packageLines(completed, t, separator) : []),
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

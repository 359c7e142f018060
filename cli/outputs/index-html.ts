import { type BootHints, bootHintsId } from '../../schema/boot-hints.ts';
import type { Model } from '../../schema/model.ts';
import { escapeHtml } from '../html/escape-html.ts';
import type { PwaHeads } from './pwa/pwa-head.ts';

/** JSON that cannot end the element it stands in. */
const safeJson = (value: unknown): string => JSON.stringify(value).replace(/</g, '\\u003c');

function bootHints({ site, tables }: Model): BootHints {
  const languages = Object.entries(site.languages);
  return {
    prefixes: Object.fromEntries(languages.map(([code, { prefix }]) => [code, prefix])),
    defaultLanguage: site.defaultLanguage,
    history: site.history,
    base: site.base,
    configs: Object.fromEntries(
      languages.flatMap(([code, { config }]) => (config === undefined ? [] : [[code, config]])),
    ),
    configTimeout: site.configTimeout,
    messages: Object.fromEntries(
      tables
        .filter(({ device }) => device === site.defaultDevice)
        .map(({ language, messages }) => [
          language,
          {
            tag: site.languages[language]?.tag ?? language,
            loading: messages.loading ?? '',
            loadSlow: messages.loadSlow ?? '',
            siteFailed: messages.siteFailed ?? '',
            retry: messages.retry ?? '',
          },
        ]),
    ),
  };
}

/** Words for the case that not even the first script comes; the style sheet shows them after a while. */
const lateMessages = ({ messages }: BootHints): string =>
  Object.values(messages)
    .map(
      ({ tag, siteFailed, retry }) =>
        `<p lang="${escapeHtml(tag)}">${escapeHtml(siteFailed)} <a href="">${escapeHtml(retry)}</a></p>`,
    )
    .join('');

/**
 * The page that every address is answered with.
 * @param template the built runtime's page, whose own files it names as ./static/…
 * @param heads what pages say of the installed site, where the script follows the language that is open, and of visits that are recorded
 */
export function indexHtml(template: string, model: Model, heads: PwaHeads = {}): string {
  const { site, tables } = model;
  const language = site.languages[site.defaultLanguage];
  const table = tables.find(
    (each) => each.language === site.defaultLanguage && each.device === site.defaultDevice,
  );
  const noScript = tables
    .filter(({ device }) => device === site.defaultDevice)
    .map(
      (each) =>
        `<p lang="${escapeHtml(site.languages[each.language]?.tag ?? '')}">${escapeHtml(each.messages.noScript ?? '')}</p>`,
    )
    .join('');
  const logo = table?.site.logo;
  const hints = bootHints(model);
  const icon = logo?.startsWith('/') ? site.base + logo.slice(1) : logo;
  const theme = `${site.base}theme.css?v=${site.build}`;
  const head = [
    icon === undefined ? '' : `<link rel="icon" href="${escapeHtml(icon)}" />`,
    ...[heads[site.defaultLanguage]].filter((each) => each !== undefined),
    // Announced, and put in by script: as a style sheet of the page it would keep all of it from being
    // painted, and its scripts from running, for as long as it does not come.
    `<link rel="preload" as="style" crossorigin href="${theme}" />`,
    `<noscript><link rel="stylesheet" href="${theme}" /></noscript>`,
    `<link rel="preload" as="fetch" crossorigin href="${site.base}site.json" />`,
    `<script type="application/json" id="${bootHintsId}">${safeJson(hints)}</script>`,
  ].join('\n    ');
  return template
    .replace('<html lang="zxx">', `<html lang="${escapeHtml(language?.tag ?? '')}">`)
    .replace('<title></title>', () => `<title>${escapeHtml(language?.name ?? '')}</title>`)
    .replaceAll('="./', `="${site.base}`)
    .replace('</head>', () => `  ${head}\n  </head>`)
    .replace('<div class="boot-late"></div>', (element) =>
      element.replace('><', () => `>${lateMessages(hints)}<`),
    )
    .replace('</body>', () => `  <noscript>${noScript}</noscript>\n  </body>`);
}

import type { DevProblem, DevReport } from '../../schema/dev-events.ts';
import styles from './report-overlay.css?inline';

/* What is wrong with the site, over the last page that was right. */

const elementName = 'site-report';

const element = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] => {
  const made = document.createElement(name);
  made.className = className;
  made.append(...children);
  return made;
};

function problemElement(problem: DevProblem, { openLabel }: DevReport): HTMLElement {
  const { severity, rule, message, place, frame, related = [], why, open } = problem;
  const openers: HTMLElement[] = [];
  if (open !== undefined) {
    const button = element('button', 'open', openLabel);
    button.type = 'button';
    button.addEventListener('click', () => void fetch(open, { method: 'POST' }));
    openers.push(button);
  }
  return element(
    'li',
    `problem ${severity}`,
    element('p', 'place', element('code', '', place), ...openers),
    element('p', 'message', message),
    ...(frame === '' ? [] : [element('pre', 'frame', frame)]),
    ...related.map((each) => element('p', 'related', each)),
    ...(why === undefined ? [] : [element('p', 'why', why)]),
    element('p', 'rule', rule),
  );
}

/** Takes the report away. */
export function hideReport(): void {
  document.querySelector(elementName)?.remove();
}

/** Shows what is wrong, in place of what was shown before. Escape and its button take it away. */
export function showReport(report: DevReport): void {
  hideReport();
  const host = document.createElement(elementName);
  const close = element('button', 'close', report.closeLabel);
  close.type = 'button';
  close.addEventListener('click', hideReport);
  const dialog = element(
    'section',
    'dialog',
    element('header', 'head', element('h2', '', report.title), close),
    element('ul', 'problems', ...report.problems.map((each) => problemElement(each, report))),
  );
  dialog.setAttribute('role', 'alert');
  host.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') hideReport();
  });
  // Of its own: styles of the site do not reach it, nor its own the site. A sheet made here needs no inline style.
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(dialog);
  document.body.append(host);
}

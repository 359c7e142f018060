import type { ConsentMessages } from '../../schema/analytics/analytics-settings.ts';
import type { Choice } from './kept-choice.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element with a class of this panel's, and what is inside of it. */
function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  children: readonly (Node | string)[],
  attributes: Attributes = {},
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== '') made.className = `site-consent-${className}`;
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

const button = (className: string, words: string, press: () => void): HTMLButtonElement => {
  const made = element('button', className, [words], { type: 'button' });
  made.addEventListener('click', press);
  return made;
};

/**
 * The question whether visits may be recorded: no dialog, the page stays to be used. It stands at the foot of the
 * window and at the end of the document; to those who hear the page it is read out when it comes.
 * @param link address of the page that says what is recorded
 * @param choose called with what the visitor presses
 */
export function questionPanel(
  { title, text, accept, refuse, privacy }: ConsentMessages,
  link: string | undefined,
  choose: (choice: Choice) => void,
): HTMLElement {
  const heading = element('h2', 'title', [title], { id: 'site-consent-title' });
  const more = link === undefined ? [] : [' ', element('a', 'link', [privacy], { href: link })];
  return element(
    'section',
    'question',
    [
      element('div', 'inner', [
        element('div', 'words', [heading, element('p', 'text', [text, ...more])]),
        element('div', 'buttons', [
          button('button', refuse, () => choose('refused')),
          button('button', accept, () => choose('accepted')),
        ]),
      ]),
    ],
    { 'aria-labelledby': 'site-consent-title', 'aria-live': 'polite' },
  );
}

/** What the visitor chose, below the footer, with a way to choose anew. */
export function choiceLine(
  { title, accepted, refused, change }: ConsentMessages,
  choice: Choice,
  ask: () => void,
): HTMLElement {
  return element(
    'section',
    'choice',
    [
      element('p', 'inner', [
        element('span', '', [choice === 'accepted' ? accepted : refused], { role: 'status' }),
        ' ',
        button('change', change, ask),
      ]),
    ],
    { 'aria-label': title },
  );
}

import type { ConsentMessages } from '../../schema/analytics/analytics-settings.ts';
import { choiceLine, questionPanel } from './consent-panel.ts';
import { type Choice, choiceKey, keepChoice, keptChoice } from './kept-choice.ts';

type ConsentSettings = {
  readonly messages: Readonly<Record<string, ConsentMessages>>;
  /** Address of the style sheet. */
  readonly style: string;
  /** Completes an address of the site. */
  readonly complete: (path: string) => string;
};

/** Keeps what has the focus clear of the panel at the foot of the window, and the end of the page, too. */
function keepClear(panel: HTMLElement): () => void {
  const { style } = document.documentElement;
  const measure = (): void => style.setProperty('--site-consent-height', `${panel.offsetHeight}px`);
  const uncover = (target: Element): void => {
    const { top, bottom } = target.getBoundingClientRect();
    const edge = panel.getBoundingClientRect().top;
    // What is taller than the room above stands where the browser put it.
    if (bottom > edge && bottom - top < edge) scrollBy(0, bottom - edge + 8);
  };
  const onFocus = ({ target }: FocusEvent): void => {
    if (!(target instanceof Element) || panel.contains(target)) return;
    // When the browser has scrolled to it.
    requestAnimationFrame(() => uncover(target));
  };
  measure();
  addEventListener('resize', measure);
  addEventListener('focusin', onFocus);
  return () => {
    style.removeProperty('--site-consent-height');
    removeEventListener('resize', measure);
    removeEventListener('focusin', onFocus);
  };
}

/** Loads the style sheet of the panel; without it nobody is asked, and nothing is recorded. */
function withStyle(address: string, call: () => void): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = address;
  link.addEventListener('load', call);
  document.head.append(link);
}

/**
 * Asks visitors whether their visits may be recorded, unless they said so before, and lets them change their mind.
 * @param decide called with each choice: what was chosen before, what is chosen here or in another tab
 */
export function askConsent(
  { messages, style, complete }: ConsentSettings,
  decide: (choice: Choice) => void,
): void {
  let chosen: Choice | undefined;
  let question: HTMLElement | undefined;
  let line: HTMLElement | undefined;
  let release = (): void => undefined;
  let isStyled = false;

  const open = (isAsked: boolean): void => {
    if (!isStyled) return;
    const { lang } = document.documentElement;
    const own = messages[lang] ?? Object.values(messages)[0];
    if (!own) return;
    question?.remove();
    line?.remove();
    release();
    question = line = undefined;
    release = () => undefined;
    if (chosen !== undefined) {
      line = choiceLine(own, chosen, () => open(true));
      line.lang = lang;
      document.body.append(line);
    }
    if (chosen === undefined || isAsked) {
      const link = own.link === undefined ? undefined : complete(own.link);
      question = questionPanel(own, link, (choice) => {
        keepChoice(choice);
        take(choice);
        // The visitor is where the question was opened from, if it was.
        if (isAsked) line?.querySelector('button')?.focus();
      });
      question.lang = lang;
      document.body.append(question);
      release = keepClear(question);
      if (isAsked) question.querySelector('button')?.focus();
    }
  };
  const take = (choice: Choice): void => {
    chosen = choice;
    open(false);
    decide(choice);
  };

  withStyle(style, () => {
    isStyled = true;
    open(false);
  });
  chosen = keptChoice();
  if (chosen) decide(chosen);
  addEventListener('storage', ({ key, newValue }) => {
    if (key === choiceKey && (newValue === 'accepted' || newValue === 'refused')) take(newValue);
  });
  // The next page may be in another language. The same one may be said again: what is pressed meanwhile stays.
  new MutationObserver(([{ oldValue } = { oldValue: null }]) => {
    if (oldValue === document.documentElement.lang) return;
    open(question !== undefined && chosen !== undefined);
  }).observe(document.documentElement, {
    attributes: true,
    attributeFilter: ['lang'],
    attributeOldValue: true,
  });
}

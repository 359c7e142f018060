import type { LanguageBootMessages } from '../../schema/boot-hints.ts';
import { type Reload, reloadButton } from './reload-button.ts';

/** The spinner that stands in the page before the runtime does. It appears by itself, after a while. */
const spinnerIn = (container: Element): HTMLElement | null =>
  container.querySelector<HTMLElement>('.boot-spinner');

function paragraph(text: string): HTMLParagraphElement {
  const element = document.createElement('p');
  element.textContent = text;
  return element;
}

/** Gives the spinner its message. */
export function nameBootSpinner(container: Element, { tag, loading }: LanguageBootMessages): void {
  const spinner = spinnerIn(container);
  if (!spinner || spinner.firstElementChild) return;
  spinner.lang = tag;
  spinner.append(paragraph(loading));
}

/** Has the spinner say that loading is slow, and offer to reload the page. */
export function showSlowStart(
  container: Element,
  messages: LanguageBootMessages,
  reload: Reload,
): void {
  const spinner = spinnerIn(container);
  if (!spinner || spinner.querySelector('button')) return;
  const all = document.createElement('div');
  all.append(
    paragraph(messages.loading),
    paragraph(messages.loadSlow),
    reloadButton(messages, reload),
  );
  spinner.lang = messages.tag;
  spinner.replaceChildren(all);
}

/** When the spinner appeared, by performance.now(); undefined while the visitor does not see it. */
export function spinnerSince(container: Element): number | undefined {
  const [appearance] = spinnerIn(container)?.getAnimations() ?? [];
  const { startTime } = appearance ?? {};
  const delay = appearance?.effect?.getTiming().delay ?? 0;
  if (typeof startTime !== 'number') return undefined;
  const appeared = startTime + delay;
  return appeared < performance.now() ? appeared : undefined;
}

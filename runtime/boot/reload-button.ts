import type { LanguageBootMessages } from '../../schema/boot-hints.ts';

/** How the page is loaded anew. */
export type Reload = () => unknown;

/** A button that loads the page anew; until the new one comes it says that it is on its way. */
export function reloadButton(
  { retry, loading }: LanguageBootMessages,
  reload: Reload,
): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = retry;
  button.addEventListener('click', () => {
    if (button.hasAttribute('aria-disabled')) return;
    button.setAttribute('aria-disabled', 'true');
    button.textContent = loading;
    reload();
  });
  return button;
}

import type { LanguageBootMessages } from '../../schema/boot-hints.ts';
import { type Reload, reloadButton } from './reload-button.ts';

/** Shows in the page that the site did not load, with a button to try again. */
export function showBootFailure(
  container: Element,
  messages: LanguageBootMessages,
  reload: Reload,
): void {
  const title = document.createElement('p');
  title.textContent = messages.siteFailed;
  const notice = document.createElement('div');
  notice.className = 'boot-failure';
  notice.lang = messages.tag;
  notice.setAttribute('role', 'alert');
  notice.append(title, reloadButton(messages, reload));
  container.replaceChildren(notice);
}

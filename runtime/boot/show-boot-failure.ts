import type { LanguageBootMessages } from '../../schema/boot-hints.ts';
import { type Reload, reloadButton } from './reload-button.ts';

/** Says, in the page that stands there, that the site did not load, with a button to try again. */
export function showBootFailure(
  container: Element,
  words: LanguageBootMessages,
  reload: Reload,
): void {
  const title = document.createElement('p');
  title.textContent = words.siteFailed;
  const notice = document.createElement('div');
  notice.className = 'boot-failure';
  notice.lang = words.tag;
  notice.setAttribute('role', 'alert');
  notice.append(title, reloadButton(words, reload));
  container.replaceChildren(notice);
}

import type { BootWords } from '../../schema/boot-hints.ts';
import { englishBootMessages } from '../../schema/messages/english-boot-messages.ts';

/** Says, in the page that stands there, that the site did not load, with a button to try again. */
export function showBootFailure(container: Element, words: BootWords | undefined): void {
  const title = document.createElement('p');
  title.textContent = words?.siteFailed ?? englishBootMessages.siteFailed;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = words?.retry ?? englishBootMessages.retry;
  button.addEventListener('click', () => window.location.reload());
  const notice = document.createElement('div');
  notice.className = 'boot-failure';
  notice.lang = words?.tag ?? 'en';
  notice.setAttribute('role', 'alert');
  notice.append(title, button);
  container.replaceChildren(notice);
}

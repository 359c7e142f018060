import css from './notice.module.css';

const button = (label: string, className: string | undefined, act: () => void): HTMLElement => {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = label;
  if (className) element.className = className;
  element.addEventListener('click', act);
  return element;
};

let notice: HTMLElement | undefined;

/**
 * Says that there is a newer version of the open page, and loads it when the visitor wants it: what stands in fields is
 * lost by nothing else. The region is there before its words, so that they are read out.
 */
export function showNotice(messages: Readonly<Record<string, string>>): void {
  if (notice?.isConnected) return;
  const place = document.createElement('div');
  place.className = css.notice ?? '';
  place.setAttribute('role', 'status');
  document.body.append(place);
  notice = place;
  const words = document.createElement('p');
  words.textContent = messages.renewed ?? '';
  setTimeout(() =>
    place.append(
      words,
      button(messages.reload ?? '', css.reload, () => location.reload()),
      button(messages.close ?? '', css.close, () => place.remove()),
    ),
  );
}

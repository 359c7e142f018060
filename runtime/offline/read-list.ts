import type { ReadPage } from './read-pages.ts';

/** A part of a page for the list of what was read; it is hidden as long as that is empty. */
export function newReadList(title: string): HTMLElement {
  const part = document.createElement('section');
  part.hidden = true;
  const heading = document.createElement('h2');
  heading.textContent = title;
  part.append(heading, document.createElement('ul'));
  return part;
}

/** Puts links to pages into the list of such a part. */
export function fillReadList(part: Element, pages: readonly ReadPage[]): void {
  const list = part.querySelector('ul');
  if (!list || pages.length === 0) return;
  list.replaceChildren(
    ...pages.map(({ address, title, tag, day }) => {
      const link = document.createElement('a');
      link.href = address;
      link.lang = tag;
      link.textContent = title;
      const item = document.createElement('li');
      item.append(link);
      if (day !== undefined) {
        const read = document.createElement('span');
        read.className = 'offline-day';
        read.lang = tag;
        read.textContent = day;
        item.append(read);
      }
      return item;
    }),
  );
  (part as HTMLElement).hidden = false;
}

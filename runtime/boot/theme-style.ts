import { tryAgain } from '../resources/try-again.ts';

/** In the built page the theme's style sheet is only announced: as a style sheet of the page it would hold up everything. */
const announced = 'link[rel=preload][as=style]';

export const isTheme = ({ href }: HTMLLinkElement): boolean =>
  document.querySelector<HTMLLinkElement>(announced)?.href === href;

/** Puts the theme's style sheet in the page, once, where it was announced; one that fails leaves no link behind. */
export function attachTheme(): HTMLLinkElement | undefined {
  const hint = document.querySelector<HTMLLinkElement>(announced);
  if (!hint) return undefined;
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const there = links.find(isTheme);
  if (there) return there;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // As the hint has it: otherwise it would be loaded twice.
  link.crossOrigin = hint.crossOrigin;
  link.href = hint.href;
  link.addEventListener('error', () => link.remove());
  hint.after(link);
  return link;
}

function isLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet?.cssRules !== undefined;
  } catch {
    // Firefox has a sheet while it is awaited, and does not let it be read.
    return false;
  }
}

function whenLoaded(link: HTMLLinkElement): Promise<void> {
  if (isLoaded(link)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => reject(new Error(`${link.href} did not load`)));
  });
}

/** Loads the theme, if there is one. It never fails: without it a page has the default colours. */
export async function loadTheme(): Promise<void> {
  try {
    await tryAgain(async () => {
      const link = attachTheme();
      if (link) await whenLoaded(link);
    });
  } catch {
    // What a page says does not depend on its colours.
  }
}

/** Name of the one picture that two pages have in common while one gives way to the other: the browser moves it. */
const name = 'picture';

/** The name of an element in view transitions; older browsers, which have none, keep what they do not know. */
type Named = { viewTransitionName: string };

const rename = ({ style }: HTMLElement, to: string): void => {
  (style as CSSStyleDeclaration & Named).viewTransitionName = to;
};

/** Whether a part of a picture is in the window, or all of it. */
function isSeen(image: HTMLElement, wholly: boolean): boolean {
  const { top, bottom, width } = image.getBoundingClientRect();
  const start = wholly ? bottom : top;
  return width > 0 && top >= 0 && start <= window.innerHeight;
}

/** The picture of the item of a list that leads to a path, where all of it is seen. */
function pictureOfLink(path: string): HTMLImageElement | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('main a')];
  const images = links
    .filter(({ pathname }) => pathname.endsWith(path))
    .flatMap((link) => [...(link.closest('li, article') ?? link).querySelectorAll('img')]);
  return images.find((image) => isSeen(image, true));
}

/**
 * Has the browser move the picture of the link that leads to a page to the place that the same picture has there.
 * @param path where the link leads to
 * @returns what is to be called once the page stands there, and what is to be called at the end
 */
export function sharePicture(path: string): {
  readonly arrive: () => void;
  readonly end: () => void;
} {
  const before = pictureOfLink(path);
  let after: HTMLImageElement | undefined;
  if (before) rename(before, name);
  return {
    arrive: () => {
      if (!before) return;
      rename(before, '');
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
      after = images.find((image) => image.src === before.src && isSeen(image, false));
      if (after) rename(after, name);
    },
    // One that was skipped did not arrive: two of one name would end the next.
    end: () => {
      for (const each of [before, after]) if (each) rename(each, '');
    },
  };
}

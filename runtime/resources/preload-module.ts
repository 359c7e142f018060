/** A style sheet's link while it is awaited. */
const awaited = new Map<string, Promise<void>>();

/** Whether the page's own style sheet holds this one: built pages have one that is joined of several. */
const isHeld = (href: string): boolean => {
  const name = href.replace(/.*\//, '');
  const [own] = document.querySelectorAll<HTMLLinkElement>('link[data-holds]');
  return own?.dataset.holds?.split(' ').includes(name) ?? false;
};

const linkTo = (href: string): HTMLLinkElement | undefined =>
  [...document.getElementsByTagName('link')].find((link) => link.href === href);

function addLink(href: string, rel: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = rel;
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
  return link;
}

/** Loads a style sheet once. One that fails leaves no link behind that would pass for a loaded one. */
export function loadStyle(href: string): Promise<void> {
  const running = awaited.get(href);
  if (running) return running;
  if (linkTo(href) || isHeld(href)) return Promise.resolve();
  const loaded = new Promise<void>((resolve, reject) => {
    const link = addLink(href, 'stylesheet');
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} did not load`));
    });
  }).finally(() => awaited.delete(href));
  awaited.set(href, loaded);
  return loaded;
}

/**
 * Loads a script that is imported when needed, its styles and further scripts side by side with it. The
 * build calls it around every such import, in place of its own function for this, which takes a style
 * that failed once for loaded from then on.
 * @param parts their addresses relative to the importing script
 */
export async function preloadModule<Module>(
  load: () => Promise<Module>,
  parts: readonly string[] = [],
  importer = '',
): Promise<Module> {
  const urls = parts.map((part) => new URL(part, importer));
  const isStyle = ({ pathname }: URL): boolean => pathname.endsWith('.css');
  for (const { href } of urls.filter((url) => !isStyle(url))) {
    if (!linkTo(href)) addLink(href, 'modulepreload');
  }
  const styles = urls.filter(isStyle).map(({ href }) => loadStyle(href));
  const [module] = await Promise.all([load(), ...styles]);
  return module;
}

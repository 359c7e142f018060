/**
 * Takes style sheets that failed out of the page. Left there, a second attempt would find its sheet in
 * the page, not wait for it, and show a block without its style.
 */
export function dropFailedStyles(): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') target.remove();
    },
    true,
  );
}

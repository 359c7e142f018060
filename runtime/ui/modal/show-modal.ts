const focusable =
  'a[href], button:not([disabled]), input:not([disabled]), summary, [tabindex]:not([tabindex="-1"])';

const isShown = (element: HTMLElement): boolean => element.getClientRects().length > 0;

/** Keeps Tab inside of a dialog, as the browser does where it knows dialogs. */
function keepFocusInside(dialog: HTMLDialogElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(focusable)].filter(isShown);
  const first = stops[0];
  const last = stops[stops.length - 1];
  if (event.key !== 'Tab' || !first || !last) return;
  const at = document.activeElement;
  const leaves = event.shiftKey ? at === first : at === last;
  if (!leaves && dialog.contains(at)) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}

/** For browsers without showModal (Safari 14, Firefox 78): the same by hand, with a focus trap. */
function showByHand(dialog: HTMLDialogElement): () => void {
  dialog.setAttribute('open', '');
  dialog.setAttribute('role', 'dialog');
  dialog.setAttribute('aria-modal', 'true');
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    } else keepFocusInside(dialog, event);
  };
  dialog.addEventListener('keydown', onKey);
  dialog.querySelector<HTMLElement>(focusable)?.focus();
  return () => {
    dialog.removeEventListener('keydown', onKey);
    dialog.removeAttribute('open');
  };
}

/**
 * Shows a dialog over the page, with the focus inside: on the element with data-autofocus, else on its
 * first control.
 * @returns closes it and gives the focus back to where it was
 */
export function showModal(dialog: HTMLDialogElement): () => void {
  const opener = document.activeElement;
  const byPlatform = typeof dialog.showModal === 'function';
  const hide = byPlatform ? undefined : showByHand(dialog);
  if (byPlatform) dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  return () => {
    if (hide) hide();
    else dialog.close();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
  };
}

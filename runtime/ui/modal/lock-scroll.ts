let locks = 0;

/**
 * Keeps the page from scrolling; it stands where it stood when the last lock goes.
 * @returns ends this lock; further calls do nothing
 */
export function lockScroll(): () => void {
  const root = document.documentElement;
  locks += 1;
  root.dataset.locked = '';
  let held = true;
  return () => {
    if (!held) return;
    held = false;
    locks -= 1;
    if (locks === 0) delete root.dataset.locked;
  };
}

/** Height of what stays clear, in px; see reading-ruler.module.css. */
const height = 44;

/** With the lines above and below. */
const outer = height + 10;

/** In what takes the arrow keys itself. */
const arrowKeepers =
  'input, textarea, select, [contenteditable], [role=tab], [role=option], [role=listbox], [role=menuitem], [role=radio], [role=slider], [role=grid], audio, video';

/** Room at an edge of the window that keys keep free, for lines before and after. */
const margin = 2 * outer;

/**
 * Moves a ruler with the pointer, the finger and the arrow keys.
 * @param onEnd called when Escape is pressed
 * @returns ends that
 */
export function followRuler(ruler: HTMLElement, onEnd: () => void): () => void {
  let top = 0;
  const move = (to: number): void => {
    top = Math.min(Math.max(to, 0), window.innerHeight - outer);
    ruler.style.transform = `translateY(${Math.round(top)}px)`;
    ruler.toggleAttribute('data-low', top + outer + 64 > window.innerHeight);
  };
  move(window.innerHeight * 0.4);
  const onPointer = ({ clientY }: PointerEvent): void => move(clientY - outer / 2);
  // While a finger scrolls, browsers report touches alone.
  const onTouch = ({ touches: [touch] }: TouchEvent): void => {
    if (touch) move(touch.clientY - outer / 2);
  };
  const step = (by: 1 | -1): void => {
    const to = top + by * height;
    const isAtEdge = by > 0 ? to > window.innerHeight - margin - outer : to < margin;
    const before = window.scrollY;
    if (isAtEdge) window.scrollBy(0, by * height);
    // The page moved below it, or has come to its end.
    if (window.scrollY === before) move(to);
  };
  const onKey = (event: KeyboardEvent): void => {
    const { key, target, defaultPrevented, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (defaultPrevented || altKey || ctrlKey || metaKey || shiftKey) return;
    if (document.querySelector('dialog[open]')) return;
    if (key === 'Escape') {
      event.preventDefault();
      onEnd();
    }
    const isKept = target instanceof Element && target.closest(arrowKeepers) !== null;
    if (isKept || (key !== 'ArrowDown' && key !== 'ArrowUp')) return;
    event.preventDefault();
    step(key === 'ArrowDown' ? 1 : -1);
  };
  const onResize = (): void => move(top);
  const passive = { passive: true };
  addEventListener('pointermove', onPointer, passive);
  addEventListener('pointerdown', onPointer, passive);
  addEventListener('touchmove', onTouch, passive);
  addEventListener('resize', onResize);
  document.addEventListener('keydown', onKey);
  return () => {
    removeEventListener('pointermove', onPointer);
    removeEventListener('pointerdown', onPointer);
    removeEventListener('touchmove', onTouch);
    removeEventListener('resize', onResize);
    document.removeEventListener('keydown', onKey);
  };
}

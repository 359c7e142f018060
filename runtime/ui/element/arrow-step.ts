/**
 * Where an arrow key leads in a row: 1 is the next, -1 the one before, by the direction that the page's text runs in; 0
 * for other keys.
 */
export function arrowStep(key: string): -1 | 0 | 1 {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return 0;
  const isRtl = document.documentElement.dir === 'rtl';
  return (key === 'ArrowRight') === isRtl ? -1 : 1;
}

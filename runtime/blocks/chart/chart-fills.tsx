import css from './chart-fills.module.css';

/** What fills the marks of a series besides its colour, so that no colour is needed to tell them apart. */
const patterns = ['', 'M-2 2 2-2M0 8 8 0M6 10 10 6', 'M2 2h1v1h-1zM6 6h1v1h-1z', 'M0 4h8M4 0v8'];

/** The class of a series' colour. */
export const colourOf = (index: number): string => css[`colour${index % patterns.length}`] ?? '';

/** How the marks of a series are filled. */
export const fillOf = (id: string, index: number): string => `url(#${id}-${index})`;

/** The fills of a drawing. */
export function ChartFills({ id, count }: { readonly id: string; readonly count: number }) {
  return (
    <defs>
      {Array.from({ length: count }, (_, index) => `${id}-${index}`).map((key, index) => (
        <pattern key={key} id={key} width="8" height="8" patternUnits="userSpaceOnUse">
          <rect width="8" height="8" className={colourOf(index)} />
          {patterns[index] ? <path d={patterns[index]} className={css.lines} /> : null}
        </pattern>
      ))}
    </defs>
  );
}

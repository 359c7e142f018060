import css from './chart-drawing.module.css';

type ChartMarkerProps = { readonly x: number; readonly y: number; readonly shape: number };

/** The mark of a point: each series has a shape of its own. */
export function ChartMarker({ x, y, shape }: ChartMarkerProps) {
  switch (shape % 4) {
    case 0:
      return <circle cx={x} cy={y} r="5" className={css.marker} />;
    case 1:
      return <rect x={x - 5} y={y - 5} width="10" height="10" className={css.marker} />;
    case 2:
      return <path d={`M${x} ${y - 6}l6 11h-12z`} className={css.marker} />;
    default:
      return <path d={`M${x} ${y - 7}l7 7-7 7-7-7z`} className={css.marker} />;
  }
}

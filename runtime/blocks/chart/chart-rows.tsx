import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { colourOf } from './chart-fills.tsx';
import type { ChartPlot } from './chart-plot.ts';
import css from './chart-rows.module.css';

const whole = 1000;

/** Bars that lie, each below its label: however long labels are, and however many, they have room. */
export function ChartRows({ plot }: { readonly plot: ChartPlot }) {
  const { labels, series, scale, say } = plot;
  const across = scale.most - scale.least;
  const x = (value: number): number => ((value - scale.least) / across) * whole;
  const hasNames = series.length > 1;
  return (
    <ul className={classes(css.rows, hasNames && css.named)}>
      {labels.map((label, index) => (
        <li key={locationKey(index, label)} className={css.row}>
          <p className={css.label}>{label}</p>
          {series.map(({ name, values }, at) => {
            const value = values[index];
            return (
              <p key={locationKey(at, name)} className={css.line}>
                {hasNames ? <span className={css.name}>{name}</span> : null}
                <svg
                  className={css.bar}
                  viewBox={`0 0 ${whole} 16`}
                  preserveAspectRatio="none"
                  aria-hidden="true"
                >
                  <rect width={whole} height="16" className={css.ground} />
                  {value === undefined ? null : (
                    <rect
                      x={Math.min(x(0), x(value))}
                      width={Math.max(3, Math.abs(x(value) - x(0)))}
                      height="16"
                      className={colourOf(at)}
                    />
                  )}
                </svg>
                <span className={css.value}>{value === undefined ? '—' : say(value)}</span>
              </p>
            );
          })}
        </li>
      ))}
    </ul>
  );
}

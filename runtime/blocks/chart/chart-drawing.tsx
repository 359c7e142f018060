import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './chart-drawing.module.css';
import { ChartFills, colourOf, fillOf } from './chart-fills.tsx';
import { ChartMarker } from './chart-marker.tsx';
import { type ChartPlot, widthOf } from './chart-plot.ts';

/** The space that a drawing has, in its own units: about CSS pixels. */
export type ChartSpace = {
  readonly width: number;
  readonly height: number;
  readonly font: number;
};

type DrawingProps = {
  readonly plot: ChartPlot;
  readonly space: ChartSpace;
  readonly id: string;
  readonly title: string;
  readonly text: string;
};

/** Where things stand in a drawing. */
export function chartLayout({ labels, scale, series, say, isRtl }: ChartPlot, space: ChartSpace) {
  const { width, height, font } = space;
  const gutter = Math.max(...scale.ticks.map((tick) => widthOf(say(tick), font))) + 12;
  const [top, bottom] = [font * 2, height - font * 2.2];
  const slot = (width - gutter) / Math.max(1, labels.length);
  const mirrored = (x: number): number => (isRtl ? width - x : x);
  const across = scale.most - scale.least;
  return {
    gutter,
    slot,
    mirrored,
    bar: Math.min((slot * 0.72) / series.length, font * 4),
    middleOf: (index: number): number => gutter + slot * (index + 0.5),
    y: (value: number): number => top + ((scale.most - value) / across) * (bottom - top),
  };
}

type Layout = ReturnType<typeof chartLayout>;

function Bars({
  plot,
  space,
  id,
  layout,
}: Omit<DrawingProps, 'title' | 'text'> & { layout: Layout }) {
  const { series, say } = plot;
  const { middleOf, mirrored, y, bar, slot } = layout;
  const zero = y(0);
  return series.map(({ name, values }, at) => (
    <g key={locationKey(at, name)}>
      {values.map((value, index) => {
        if (value === undefined) return null;
        const start = middleOf(index) + bar * (at - series.length / 2);
        const x = mirrored(start + (plot.isRtl ? bar : 0));
        const room = series.length === 1 ? slot : bar;
        const said = say(value);
        const end = y(value);
        return (
          <g key={locationKey(index, plot.labels[index])}>
            <rect
              x={x + 1}
              y={Math.min(zero, end)}
              width={Math.max(1, bar - 2)}
              height={Math.max(1, Math.abs(zero - end))}
              fill={fillOf(id, at)}
              className={css.bar}
            />
            {widthOf(said, space.font) <= room ? (
              <text
                x={x + bar / 2}
                y={value < 0 ? end + space.font * 1.15 : end - space.font * 0.45}
                className={css.value}
              >
                {said}
              </text>
            ) : null}
          </g>
        );
      })}
    </g>
  ));
}

function Lines({
  plot,
  space,
  layout,
}: Omit<DrawingProps, 'title' | 'text' | 'id'> & { layout: Layout }) {
  const { series, say } = plot;
  const { middleOf, mirrored, y, slot } = layout;
  return series.map(({ name, values }, at) => {
    let isOpen = false;
    const path = values
      .map((value, index) => {
        if (value === undefined) {
          isOpen = false;
          return '';
        }
        const step = `${isOpen ? 'L' : 'M'}${mirrored(middleOf(index))} ${y(value)}`;
        isOpen = true;
        return step;
      })
      .join('');
    return (
      <g key={locationKey(at, name)} className={colourOf(at)}>
        <path d={path} className={classes(css.line, css[`dash${at}`])} />
        {values.map((value, index) => {
          if (value === undefined) return null;
          const [x, height] = [mirrored(middleOf(index)), y(value)];
          const said = say(value);
          const hasRoom = series.length === 1 && widthOf(said, space.font) <= slot;
          return (
            <g key={locationKey(index, plot.labels[index])}>
              <ChartMarker x={x} y={height} shape={at} />
              {hasRoom ? (
                <text x={x} y={height - space.font * 0.8} className={css.value}>
                  {said}
                </text>
              ) : null}
            </g>
          );
        })}
      </g>
    );
  });
}

/** A chart with its values upright: bars, or lines. */
export function ChartDrawing({ plot, space, id, title, text }: DrawingProps) {
  const { labels, scale, say, kind, series } = plot;
  const { width, height, font } = space;
  const layout = chartLayout(plot, space);
  const { gutter, slot, mirrored, middleOf, y } = layout;
  const widest = Math.max(...labels.map((label) => widthOf(label, font))) + font;
  // Where there is no room for each label, every second, third … one stands there.
  const every = Math.max(1, Math.ceil(widest / slot));
  return (
    <svg
      className={font < 14 ? css.small : css.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-labelledby={`${id}-title ${id}-text`}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>{text}</desc>
      <ChartFills id={id} count={series.length} />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={mirrored(gutter)}
            x2={mirrored(width)}
            y1={y(tick)}
            y2={y(tick)}
            className={tick === 0 ? css.zero : css.rule}
          />
          <text x={mirrored(gutter - 10)} y={y(tick) + font * 0.35} className={css.tick}>
            {say(tick)}
          </text>
        </g>
      ))}
      {kind === 'bars' ? (
        <Bars plot={plot} space={space} id={id} layout={layout} />
      ) : (
        <Lines plot={plot} space={space} layout={layout} />
      )}
      {labels.map((label, index) =>
        index % every === 0 ? (
          <text
            key={locationKey(index, label)}
            x={mirrored(middleOf(index))}
            y={height - font * 0.6}
            className={css.label}
          >
            {label}
          </text>
        ) : null,
      )}
    </svg>
  );
}

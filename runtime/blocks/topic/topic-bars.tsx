import type { BlockOf } from '../../../schema/model.ts';
import type { EntryView } from '../../content/use-entry.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useSiteState } from '../../state/site-state.ts';
import { useAsset } from '../../state/use-asset.ts';
import layout from '../../styles/layout.module.css';
import { classes } from '../../ui/element/classes.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './topic-bars.module.css';
import { type TopicFile, tableOf, textOf } from './topic-fields.ts';

type Bar = { readonly label: string; readonly value: number; readonly note: string | undefined };

type Space = { readonly width: number; readonly height: number; readonly font: number };

/** The space of the drawing, in its own units: about CSS pixels. */
const spaces = {
  desktop: { width: 746, height: 356, font: 23 },
  mobile: { width: 350, height: 168, font: 12 },
} as const satisfies Readonly<Record<string, Space>>;

/** Bars that start at zero; the last one, which the figure names, is the one that counts. */
function Bars({ bars, space, isRtl }: { bars: readonly Bar[]; space: Space; isRtl: boolean }) {
  const { width, height, font } = space;
  const most = Math.max(...bars.map(({ value }) => value), 1);
  const [top, bottom] = [font * 1.7, height - font * 2];
  const slot = width / bars.length;
  const bar = slot * 0.52;
  return (
    <svg className={css.drawing} viewBox={`0 0 ${width} ${height}`} role="img">
      <title>{bars.map(({ label, value }) => `${label} ${value}`).join(' · ')}</title>
      <line x1="0" x2={width} y1={bottom} y2={bottom} className={css.zero} />
      {bars.map(({ label, value, note }, index) => {
        const place = isRtl ? bars.length - 1 - index : index;
        const middle = slot * (place + 0.5);
        const y = bottom - (value / most) * (bottom - top);
        const isLast = index === bars.length - 1;
        return (
          <g key={locationKey(index, label)} className={classes(isLast && css.last)}>
            <rect x={middle - bar / 2} y={y} width={bar} height={bottom - y} className={css.bar} />
            <text x={middle} y={y - font * 0.55} fontSize={font} className={css.value}>
              {value}
            </text>
            {note ? (
              <text x={middle} y={y + font * 1.4} fontSize={font * 0.9} className={css.note}>
                {note}
              </text>
            ) : null}
            <text x={middle} y={height - font * 0.6} fontSize={font * 0.95} className={css.label}>
              {label}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

type TopicBarsProps = {
  readonly entry: EntryView;
  readonly chart: NonNullable<BlockOf<'topic'>['chart']>;
  readonly files: readonly TopicFile[];
};

/** The number of a topic, large on the sea ground, with the bars that it stands at the end of. */
export function TopicBars({ entry, chart, files }: TopicBarsProps) {
  const { form, language } = useScreen();
  const isRtl = useSiteState().model.languages[language]?.dir === 'rtl';
  const asset = useAsset();
  const figure = textOf(entry, chart.figure);
  const text = textOf(entry, chart.text);
  const source = textOf(entry, chart.source);
  const bars = (tableOf(entry, chart.bars)?.rows ?? []).flatMap(
    ([label = '', value, note]): Bar[] =>
      Number.isFinite(Number(value)) ? [{ label, value: Number(value), note }] : [],
  );
  if (bars.length === 0 && figure === undefined) return null;
  const [, number, unit] = /^([\d.,]+)(.*)$/.exec(figure ?? '') ?? [undefined, figure];
  const data = files.find(({ file }) => file.endsWith('.csv'));
  return (
    <section className={css.band} data-ground="sea">
      <div className={classes(layout.wrap, form === 'desktop' && layout.columns, css.columns)}>
        <div className={css.words}>
          {number ? (
            <p className={css.figure}>
              {number}
              {unit ? <span className={css.unit}>{unit}</span> : null}
            </p>
          ) : null}
          {text ? <p className={css.text}>{text}</p> : null}
        </div>
        {bars.length > 0 ? (
          <figure className={css.chart}>
            <Bars bars={bars} space={spaces[form]} isRtl={isRtl} />
            {source ? (
              <figcaption className={css.source}>
                {source}
                {data ? (
                  <a className={css.link} href={asset(data.file)} download="">
                    {data.label}
                  </a>
                ) : null}
              </figcaption>
            ) : null}
          </figure>
        ) : null}
      </div>
    </section>
  );
}

import { useId } from 'react';
import { fieldText } from '../../content/field-text.ts';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { usePageTag } from '../../screen/use-page-tag.ts';
import { useSiteState } from '../../state/site-state.ts';
import type { BlockProps } from '../../ui/block/block-props.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { EmptyState } from '../../ui/notice/empty-state.tsx';
import { usePlacement } from '../../ui/section/placement.ts';
import { Section } from '../../ui/section/section.tsx';
import css from './chart.module.css';
import { ChartDrawing, type ChartSpace, chartLayout } from './chart-drawing.tsx';
import { colourOf, fillOf } from './chart-fills.tsx';
import { ChartMarker } from './chart-marker.tsx';
import { type ChartPlot, type ChartSeries, chartPlot, widthOf } from './chart-plot.ts';
import { ChartRows } from './chart-rows.tsx';
import { ChartTable } from './chart-table.tsx';

const spaces = {
  wide: { width: 1200, height: 440, font: 16 },
  column: { width: 760, height: 380, font: 15 },
  mobile: { width: 350, height: 280, font: 13 },
} as const satisfies Readonly<Record<string, ChartSpace>>;

/** Bars lie where their labels would not stand beside each other, or there are more than have room. */
function lies(plot: ChartPlot, space: ChartSpace): boolean {
  if (plot.kind === 'lines') return false;
  const { slot, bar } = chartLayout(plot, space);
  const widest = Math.max(...plot.labels.map((label) => widthOf(label, space.font)));
  return widest + space.font / 2 > slot || bar < 8;
}

function Legend({ plot, id }: { readonly plot: ChartPlot; readonly id: string }) {
  return (
    <ul className={css.legend}>
      {plot.series.map(({ name }, index) => (
        <li key={locationKey(index, name)} className={css.key}>
          <svg className={css.sign} viewBox="0 0 24 16" aria-hidden="true">
            {plot.kind === 'bars' ? (
              <rect x="2" y="1" width="20" height="14" fill={fillOf(id, index)} />
            ) : (
              <g className={colourOf(index)}>
                <path d="M0 8h24" strokeWidth="2.5" />
                <ChartMarker x={12} y={8} shape={index} />
              </g>
            )}
          </svg>
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Says in words what a drawing shows. */
function useChartText(): (plot: ChartPlot) => string {
  const t = useMessages();
  return ({ labels, series, say }) => {
    const textOf = ({ name, values }: ChartSeries): string => {
      const known = values.flatMap((value, at) => (value === undefined ? [] : [{ value, at }]));
      const sorted = [...known].sort((a, b) => a.value - b.value);
      const [least, most] = [sorted[0], sorted[sorted.length - 1]];
      if (!least || !most) return name;
      const text = t('chartText', {
        count: known.length,
        first: labels[known[0]?.at ?? 0] ?? '',
        last: labels[known[known.length - 1]?.at ?? 0] ?? '',
        least: say(least.value),
        leastAt: labels[least.at] ?? '',
        most: say(most.value),
        mostAt: labels[most.at] ?? '',
      });
      return `${name} · ${text}`;
    };
    return series.map(textOf).join(' ');
  };
}

/** Numbers as bars or lines, with the numbers in a table behind. */
export function ChartBlock({ block }: BlockProps<'chart'>) {
  const { title, text, head, source, format = { number: 'grouped' } } = block;
  const { form, language } = useScreen();
  const { inColumn } = usePlacement();
  const { model } = useSiteState();
  const t = useMessages();
  const tag = usePageTag();
  const textOf = useChartText();
  // What stands in url(#…) is made of letters and digits.
  const id = `chart${useId().replace(/\W/g, '')}`;
  const say = (value: number): string => fieldText(value, { type: 'number', format }, tag) ?? '';
  const plot = chartPlot(block, say, model.languages[language]?.dir === 'rtl');
  if (!plot) {
    return (
      <Section title={title} text={text}>
        <EmptyState title={t('emptyList')} text={t('emptyListText')} />
      </Section>
    );
  }
  const space = spaces[form === 'mobile' ? 'mobile' : inColumn ? 'column' : 'wide'];
  const isLying = lies(plot, space);
  return (
    <Section title={title} text={text}>
      <figure className={css.figure}>
        {plot.series.length > 1 && !isLying ? <Legend plot={plot} id={id} /> : null}
        {isLying ? (
          <ChartRows plot={plot} />
        ) : (
          <ChartDrawing plot={plot} space={space} id={id} title={title} text={textOf(plot)} />
        )}
        {source ? <figcaption className={css.source}>{source}</figcaption> : null}
      </figure>
      <ChartTable plot={plot} head={head} title={title} />
    </Section>
  );
}

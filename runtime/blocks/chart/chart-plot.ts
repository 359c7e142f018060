import type { BlockOf } from '../../../schema/model.ts';
import { type ChartScale, chartScale } from './chart-scale.ts';

/** A chart with what its drawings share. */
export type ChartPlot = {
  readonly kind: 'bars' | 'lines';
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  readonly scale: ChartScale;
  /** Writes a value. */
  readonly say: (value: number) => string;
  readonly isRtl: boolean;
};

export type ChartSeries = {
  readonly name: string;
  /** One a label; undefined where it is not known. */
  readonly values: readonly (number | undefined)[];
};

/** About how wide a text is in a font of that size: Chinese signs are as wide as high. */
export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (/[\u2e80-\uffef]/.test(sign) ? 1 : 0.58), 0) * size;

/** What there is to draw; undefined where no value is known. */
export function chartPlot(
  { kind = 'bars', labels, series }: Pick<BlockOf<'chart'>, 'kind' | 'labels' | 'series'>,
  say: (value: number) => string,
  isRtl: boolean,
): ChartPlot | undefined {
  const own = series.map(({ name, values }) => ({
    name,
    values: labels.map((_, index) => values[index] ?? undefined),
  }));
  const known = own.flatMap(({ values }) => values.filter((value) => value !== undefined));
  return known.length === 0
    ? undefined
    : { kind, labels, series: own, scale: chartScale(known), say, isRtl };
}

/** The steps of an axis: round numbers that all values lie between. */
export type ChartScale = {
  readonly least: number;
  readonly most: number;
  readonly ticks: readonly number[];
};

const wantedSteps = 4;

/** The next round step above a length: 1, 2, 2.5 or 5 times a power of ten. */
function roundStep(length: number): number {
  const power = 10 ** Math.floor(Math.log10(length));
  const found = [1, 2, 2.5, 5, 10].find((each) => each * power >= length * 0.999_999);
  return (found ?? 10) * power;
}

/**
 * The axis for some values. It begins at zero, or below where values do: parts of a bar are compared by their length.
 * @param values at least one
 */
export function chartScale(values: readonly number[]): ChartScale {
  const [lowest, highest] = [Math.min(0, ...values), Math.max(0, ...values)];
  const step = lowest === highest ? 1 : roundStep((highest - lowest) / wantedSteps);
  const [first, last] = [Math.floor(lowest / step), Math.ceil(highest / step)];
  const ticks = Array.from(
    { length: Math.max(1, last - first) + 1 },
    // Steps such as 0.1 add up to more digits than they have.
    (_, index) => Number(((first + index) * step).toPrecision(12)),
  );
  return { least: ticks[0] ?? 0, most: ticks[ticks.length - 1] ?? 1, ticks };
}

/** From and until when something is open on a day, in minutes since its midnight; over 1,440: into the next day. */
export type TimeRange = readonly [opens: number, closes: number];

/** The hours of the seven days of a week, Monday first. */
export type WeekModel = readonly (readonly TimeRange[])[];

export type SeasonModel = {
  readonly title?: string;
  /** `07-01` of every year, or `2026-07-01`. */
  readonly from: string;
  /** Its last day, likewise. */
  readonly until: string;
  readonly weekly: WeekModel;
};

export type ExceptionModel = {
  /** First and last day, as `2026-10-01`. */
  readonly from: string;
  readonly until: string;
  readonly ranges: readonly TimeRange[];
  readonly text?: string;
};

/** When a place is open, in one language. */
export type HoursModel = {
  readonly weekly: WeekModel;
  readonly seasons: readonly SeasonModel[];
  /** Those of earlier days first. */
  readonly exceptions: readonly ExceptionModel[];
};

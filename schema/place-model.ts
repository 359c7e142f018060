import type { HoursModel } from './hours/hours-model.ts';
import type { Coordinates } from './source.generated.ts';

type Link = { readonly label: string; readonly link: string };

/** A place that visitors come to, in one language. */
export type PlaceModel = {
  readonly name: string;
  readonly text?: string;
  /** Line by line. */
  readonly address?: readonly string[];
  readonly phone?: string;
  readonly fax?: string;
  readonly mail?: string;
  readonly coordinates?: Coordinates;
  /** Ways to arrive. */
  readonly ways?: readonly {
    readonly title: string;
    readonly text?: string;
    readonly time?: string;
  }[];
  /** A page with more. */
  readonly link?: Link;
  /** Map services outside. */
  readonly links?: readonly Link[];
  readonly hours?: HoursModel;
};

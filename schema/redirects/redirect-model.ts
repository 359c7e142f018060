import type { ValueKind } from '../source.generated.ts';

/** An address of old: what it is known by, and what is answered. */
export type RedirectModel = {
  /** Path with :parameters, below the base. */
  readonly from: string;
  /** By key: a value, or :name. Absent: whatever the query says. */
  readonly query?: Readonly<Record<string, string>>;
  /** What parameters may be, by name; absent: anything. */
  readonly values?: Readonly<Record<string, ValueKind>>;
  /** Path below the base or complete address, with :parameters; absent: it is gone. */
  readonly to?: string;
  readonly status: 301 | 302 | 410;
};

/** The file that has them all; relative to the site's root. */
export const redirectsFile = 'redirects.json';

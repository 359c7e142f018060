import { createElement, type ReactNode } from 'react';
import type { Entry } from '../../content/entry.ts';
import type { FieldView } from '../../content/shown-fields.ts';
import { entryText, FieldValue } from '../entry/field-value.tsx';

/** What an entry has of some fields: label and value; telephone numbers and mail addresses are links. */
export const entryPairs = (
  entry: Entry,
  fields: readonly FieldView[],
): readonly { readonly label: string; readonly value: ReactNode }[] =>
  fields.flatMap((field) =>
    entryText(entry, field) === undefined
      ? []
      : [{ label: field.label, value: createElement(FieldValue, { entry, field, linked: true }) }],
  );

import type { Frame, PageState } from '../../schema/page-state.ts';
import { fullEntry, listPage } from './content-shapes.ts';
import { isRouteTable, isSiteModel, routeRow } from './model-shapes.ts';
import { listOf, mapOf, number, object, objectOf, optional, text } from './shape.ts';

const pageState = objectOf({
  path: text,
  query: text,
  language: text,
  device: text,
  frame: text,
  rows: listOf(routeRow),
  row: text,
  params: mapOf(text),
  title: text,
  section: optional(text),
  page: objectOf({ params: object, blocks: listOf(objectOf({ type: text })) }),
  lists: mapOf(listPage),
  entries: mapOf(fullEntry),
  resources: object,
  live: listOf(text),
  blocks: listOf(text),
  heading: optional(text),
  until: optional(number),
});

/** Whether a value is what a built page carries for its hydration. */
export const isPageState = (value: unknown): value is PageState => pageState(value);

/** Whether a loaded value is the frame of a page. */
export function isFrame(value: unknown, { language, device }: PageState): value is Frame {
  const { site, table } = (value ?? {}) as Partial<Frame>;
  return isSiteModel(site) && isRouteTable(table, { language, device });
}

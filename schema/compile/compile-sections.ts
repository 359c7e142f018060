import type { PageModel, RouteRow } from '../model.ts';
import { encodeSegment } from '../path/encode-segment.ts';
import { fillPath } from '../path/fill-path.ts';
import { parameterNames } from '../path/parse-path.ts';
import { walkBlocks } from '../walk-blocks.ts';

/** By collection and code: the address of the page, or of the part of a page, that lists such entries. */
export type SectionAddresses = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Further parameters of a path: it has none, or, where they mean nothing to the page, any word will do. */
type OtherParameters = 'none' | 'anyWord';

type Put = (collection: unknown, code: unknown, address: string) => void;

/** Lists below a value that name their collection and code. One with a limit only points to the others. */
function eachList(
  value: unknown,
  limited: boolean,
  visit: (collection: unknown, code: unknown) => void,
) {
  walkBlocks(value, ({ collection, code, limit }) => {
    if (code !== undefined && (limited || limit === undefined)) visit(collection, code);
  });
}

function sectionsOf(page: PageModel, path: string, limited: boolean, put: Put): void {
  walkBlocks(page.blocks, ({ type, by, items }) => {
    if (type !== 'sections') return;
    for (const [key, section] of Object.entries(items as object)) {
      eachList(section, limited, (collection, code) =>
        put(collection, code, `${path}?${by}=${encodeURIComponent(key)}`),
      );
    }
  });
}

/** Lists that the address narrows down, where nothing else has to be known for the address. */
function openListsOf(
  page: PageModel,
  path: string,
  codes: (name: string) => string[],
  others: OtherParameters,
  put: Put,
) {
  const parameter = page.params.code;
  const further = parameterNames(path).filter((name) => name !== parameter);
  const meant: readonly string[] = Object.values(page.params);
  const isOpen =
    others === 'none' ? further.length === 0 : !further.some((name) => meant.includes(name));
  if (parameter === undefined || !parameterNames(path).includes(parameter) || !isOpen) return;
  walkBlocks(page.blocks, ({ collection, codeFrom }) => {
    if (codeFrom !== 'address') return;
    const word = encodeSegment(String(collection));
    const free = Object.fromEntries(further.map((name) => [name, word]));
    for (const code of codes(String(collection))) {
      put(collection, code, fillPath(path, { ...free, [parameter]: encodeSegment(code) }) ?? path);
    }
  });
}

/**
 * Where the entries of each section of a collection are listed, in a variant: in a section of a page or
 * on a page of their own, where all are there; else where the newest are, or where the address may ask for them.
 * @param codes names of the sections of a collection
 */
export function compileSections(
  rows: readonly RouteRow[],
  pages: Readonly<Record<string, PageModel>>,
  codes: (collection: string) => string[],
  others: OtherParameters = 'none',
): SectionAddresses {
  const found: Record<string, Record<string, string>> = {};
  const put: Put = (collection, code, address) => {
    if (typeof collection !== 'string' || typeof code !== 'string') return;
    found[collection] ??= {};
    found[collection][code] ??= address;
  };
  const shown = rows.flatMap(({ paths: [path], page, redirect }) => {
    const model = page === undefined ? undefined : pages[page];
    return path !== undefined && model && redirect === undefined ? [{ path, model }] : [];
  });
  const plain = shown.filter(({ path }) => parameterNames(path).length === 0);
  for (const { path, model } of plain) sectionsOf(model, path, false, put);
  for (const { path, model } of plain) {
    eachList(model.blocks, false, (collection, code) => put(collection, code, path));
  }
  for (const { path, model } of plain) sectionsOf(model, path, true, put);
  for (const { path, model } of shown) openListsOf(model, path, codes, others, put);
  return found;
}

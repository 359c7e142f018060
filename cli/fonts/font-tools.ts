import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The calls of HarfBuzz that make a smaller font, as its WebAssembly module has them. Numbers are its addresses. */
type Harfbuzz = {
  readonly memory: { readonly buffer: ArrayBuffer };
  readonly _initialize: () => void;
  readonly malloc: (size: number) => number;
  readonly free: (at: number) => void;
  readonly hb_blob_create: (
    at: number,
    size: number,
    mode: number,
    user: number,
    destroy: number,
  ) => number;
  readonly hb_blob_destroy: (blob: number) => void;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_destroy: (face: number) => void;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_destroy: (input: number) => void;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_unicode_set: (input: number) => number;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
};

type Woff2Coder = {
  readonly compress: (bytes: Uint8Array) => Promise<Uint8Array>;
  readonly decompress: (bytes: Uint8Array) => Promise<Uint8Array>;
};

/** What makes smaller fonts: HarfBuzz, and the coder of WOFF2. */
export type FontTools = Woff2Coder & { readonly harfbuzz: Harfbuzz };

async function load(): Promise<FontTools> {
  const require = createRequire(import.meta.url);
  const file = require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const harfbuzz = instance.exports as unknown as Harfbuzz;
  harfbuzz._initialize();
  return { harfbuzz, ...(require('wawoff2') as Woff2Coder) };
}

let tools: Promise<FontTools | undefined> | undefined;

/** The optional packages that make smaller fonts; undefined where they are not installed. */
export function loadFontTools(): Promise<FontTools | undefined> {
  tools ??= load().catch(() => undefined);
  return tools;
}

import type { FontTools } from './font-tools.ts';

/** HarfBuzz may write to what it gets (HB_MEMORY_MODE_WRITABLE). */
const writable = 2;

/** The set of layout features of a subset (HB_SUBSET_SETS_LAYOUT_FEATURE_TAG). */
const layoutFeatures = 6;

/**
 * Features that are kept besides those that HarfBuzz keeps: joined letters, marks, ligatures, kerning. Style sheets ask
 * for figures of one width, browsers for narrower Chinese marks (text-spacing-trim).
 */
const furtherFeatures = ['tnum', 'lnum', 'pnum', 'palt', 'halt', 'chws'];

/** The first four bytes of a WOFF2. */
const woff2 = 'wOF2';

/** Calls of HarfBuzz share one memory: they come one after the other. */
function subset({ harfbuzz: hb }: FontTools, bytes: Uint8Array, points: Iterable<number>): Buffer {
  const at = hb.malloc(bytes.length);
  // The memory may have grown: a view of it is good for one use.
  new Uint8Array(hb.memory.buffer).set(bytes, at);
  const blob = hb.hb_blob_create(at, bytes.length, writable, 0, 0);
  const face = hb.hb_face_create(blob, 0);
  hb.hb_blob_destroy(blob);
  const input = hb.hb_subset_input_create_or_fail();
  try {
    const features = hb.hb_subset_input_set(input, layoutFeatures);
    for (const name of furtherFeatures) hb.hb_set_add(features, Buffer.from(name).readUInt32BE());
    const unicodes = hb.hb_subset_input_unicode_set(input);
    for (const point of points) hb.hb_set_add(unicodes, point);
    const made = hb.hb_subset_or_fail(face, input);
    if (made === 0) throw new Error('HarfBuzz cannot make a part of this font');
    const result = hb.hb_face_reference_blob(made);
    const start = hb.hb_blob_get_data(result, 0);
    const copy = Buffer.from(
      new Uint8Array(hb.memory.buffer, start, hb.hb_blob_get_length(result)),
    );
    hb.hb_blob_destroy(result);
    hb.hb_face_destroy(made);
    return copy;
  } finally {
    hb.hb_subset_input_destroy(input);
    hb.hb_face_destroy(face);
    hb.free(at);
  }
}

/** A font as HarfBuzz reads it: WOFF2 is packed. */
export const unpackedFont = async (tools: FontTools, font: Buffer): Promise<Uint8Array> =>
  font.toString('latin1', 0, 4) === woff2 ? tools.decompress(font) : font;

/**
 * Makes a smaller font, with everything that shapes its characters.
 * @param font unpacked
 * @param points the characters that it is to have
 * @returns WOFF2
 * @throws where the font is damaged
 */
export const subsetFont = async (
  tools: FontTools,
  font: Uint8Array,
  points: Iterable<number>,
): Promise<Buffer> => Buffer.from(await tools.compress(subset(tools, font, points)));

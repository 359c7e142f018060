/** A thing of schema.org. What it lacks is not written. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>;

import type { HttpSource } from '../../source.generated.ts';

/** The addresses, with names in braces, that a source calls. */
export const askedAddresses = ({ list, entry, lookups }: HttpSource): readonly string[] =>
  [
    list.url,
    entry?.url,
    ...Object.values(entry?.more ?? {}).map(({ url }) => url),
    ...Object.values(lookups ?? {}).map(({ url }) => url),
  ].filter((url) => url !== undefined);

/** The addresses from which those of pictures and links in the answers start. */
export const answerBases = ({ base, fields: { picture } }: HttpSource): readonly string[] =>
  [base, typeof picture === 'string' ? undefined : picture?.base].filter(
    (url) => url !== undefined,
  );

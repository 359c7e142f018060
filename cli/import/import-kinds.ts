import type { ImportSource } from './source/source-document.ts';
import type { SourceOptions } from './source/source-options.ts';

/** The kinds of old sites, in the order of the help. */
export const importKinds = ['docx', 'html', 'wordpress', 'mdx', 'docusaurus', 'csv'] as const;

export type ImportKind = (typeof importKinds)[number];

type Read = (options: SourceOptions, keys: readonly string[]) => Promise<ImportSource>;

/** How documents of each kind are read; what reads one kind is loaded for that alone. */
const readers: Readonly<Record<ImportKind, () => Promise<Read>>> = {
  docx: async () => (await import('./docx/docx-source.ts')).docxSource,
  html: async () => (await import('./html/html-source.ts')).htmlSource,
  wordpress: async () => (await import('./wordpress/wordpress-source.ts')).wordpressSource,
  mdx: async () => (await import('./mdx/mdx-source.ts')).mdxSource,
  docusaurus: async () => (await import('./docusaurus/docusaurus-source.ts')).docusaurusSource,
  csv: async () => (await import('./csv/csv-source.ts')).csvSource,
};

/**
 * Reads what is to be imported.
 * @param keys that the front matter of the collection may have
 * @throws UnreadableInput where it cannot be read, UsageError where an option is wrong
 */
export async function readSourceOf(
  kind: ImportKind,
  options: SourceOptions,
  keys: readonly string[],
): Promise<ImportSource> {
  const read = await readers[kind]();
  return read(options, keys);
}

/** The files of this repository that `npm run generate` writes, by path from its root. */
export const generatedPaths = [
  'schema/site.schema.json',
  'docs/reference/site-language.md',
  'docs/reference/zh/site-language.md',
  'docs/reference/tokens.md',
  'docs/reference/zh/tokens.md',
  'docs/pictures/tokens/colours.svg',
  'docs/pictures/tokens/contrast.svg',
  'docs/pictures/tokens/text.svg',
  'docs/pictures/tokens/space.svg',
  'docs/pictures/tokens/corners.svg',
  'docs/reference/rules.md',
  'docs/reference/zh/rules.md',
  'schema/source.generated.ts',
] as const;

export type GeneratedPath = (typeof generatedPaths)[number];

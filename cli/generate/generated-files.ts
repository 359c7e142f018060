import { join } from 'node:path';
import { allRules } from '../lint/all-rules.ts';
import { bundleSchema } from './bundle-schema.ts';
import { editorSchema } from './editor-schema.ts';
import type { GeneratedPath } from './generated-paths.ts';
import { languageReference } from './language-reference.ts';
import { ruleReference } from './rule-reference.ts';
import { sourceTypes } from './source-types.ts';
import { tokenPictures } from './tokens/token-pictures.ts';
import { tokenReference } from './tokens/token-reference.ts';

/**
 * The files of this repository that are made from others, by path, with the text they should have.
 * @param root the repository's root
 */
export async function generatedFiles(root: string): Promise<Record<string, string>> {
  const schema = bundleSchema(join(root, 'schema/language'));
  const texts: Record<GeneratedPath, string> = {
    'schema/site.schema.json': `${JSON.stringify(editorSchema(schema), null, 2)}\n`,
    'docs/reference/site-language.md': languageReference(schema, 'en'),
    'docs/reference/zh/site-language.md': languageReference(schema, 'zh'),
    'docs/reference/tokens.md': tokenReference('en'),
    'docs/reference/zh/tokens.md': tokenReference('zh'),
    'docs/pictures/tokens/colours.svg': tokenPictures.colours(),
    'docs/pictures/tokens/contrast.svg': tokenPictures.contrast(),
    'docs/pictures/tokens/text.svg': tokenPictures.text(),
    'docs/pictures/tokens/space.svg': tokenPictures.space(),
    'docs/pictures/tokens/corners.svg': tokenPictures.corners(),
    'docs/reference/rules.md': ruleReference(allRules, 'en'),
    'docs/reference/zh/rules.md': ruleReference(allRules, 'zh'),
    'schema/source.generated.ts': await sourceTypes(schema),
  };
  return Object.fromEntries(Object.entries(texts).map(([path, text]) => [join(root, path), text]));
}

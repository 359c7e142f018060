import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../../usage-error.ts';
import { withEntry } from '../edit-registry.ts';
import { fill } from '../fill.ts';
import { assertFree } from '../names.ts';
import type { Recipe } from '../recipe.ts';
import component from '../templates/block/component.tsx.txt?raw';
import guide from '../templates/block/guide.md.txt?raw';
import guideZh from '../templates/block/guide-zh.md.txt?raw';
import entry from '../templates/block/registry-entry.txt?raw';
import schema from '../templates/block/schema.json.txt?raw';
import styles from '../templates/block/styles.css.txt?raw';
import test from '../templates/block/test.tsx.txt?raw';

const schemaFolder = 'schema/language/blocks';
const guideFile = 'docs/guide/blocks.md';
const guideFileZh = 'docs/guide/zh/blocks.md';

/** Old names of blocks, which site files may still use. */
function oldNames(root: string): readonly string[] {
  const folder = join(root, schemaFolder);
  return readdirSync(folder).flatMap((file) => {
    const { properties } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    return Object.keys(properties.type['x-instead'] ?? {});
  });
}

export const block: Recipe = {
  kind: 'block',
  description: 'a kind of block that pages are made of',
  example: 'quote',
  additions: (names, root) => {
    const { kebab, camel } = names;
    assertFree(camel);
    if (oldNames(root).includes(camel)) {
      throw new UsageError({
        zh: `名称已被使用：曾有区块名为 ${camel}`,
        en: `the name is taken: another block was called ${camel}`,
      });
    }
    const schemaFile = `${schemaFolder}/${kebab}.json`;
    const componentFile = `runtime/blocks/${kebab}/${kebab}.tsx`;
    const stylesFile = `runtime/blocks/${kebab}/${kebab}.module.css`;
    const testFile = `tests/runtime/blocks/${kebab}/${kebab}.test.tsx`;
    return {
      newFiles: {
        [schemaFile]: fill(schema, names),
        [componentFile]: fill(component, names),
        [stylesFile]: fill(styles, names),
        [testFile]: fill(test, names),
      },
      edits: {
        'runtime/blocks/block-registry.ts': (text) =>
          withEntry(text, 'blockRegistry', fill(entry, names).trim()),
        [guideFile]: (text) => text + fill(guide, names),
        [guideFileZh]: (text) => text + fill(guideZh, names),
      },
      generates: true,
      reports: {},
      next: [
        { file: schemaFile, purpose: 'its keys, and a sentence about each' },
        { file: componentFile, purpose: 'what visitors see, on desktop and mobile' },
        { file: stylesFile, purpose: 'how it looks, by the design tokens' },
        { file: testFile, purpose: 'what it does by itself' },
        { file: guideFile, purpose: 'an example of all its keys, linted by the tests' },
        { file: guideFileZh, purpose: 'the same in Chinese' },
      ],
      tests: [testFile, 'tests/runtime/blocks/every-block', 'tests/project/generated'],
      demo: `npm run build:runtime && npm run dev    # with - { type: ${camel}, text: … } on a page of site/site.yaml`,
    };
  },
};

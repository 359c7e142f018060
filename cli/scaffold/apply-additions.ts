import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generatedPaths } from '../generate/generated-paths.ts';
import { UsageError } from '../usage-error.ts';
import type { Additions } from './recipe.ts';
import { restorableFiles } from './restorable-files.ts';
import type { Tools } from './tools.ts';

/**
 * The files that change, with their texts.
 * @throws UsageError where a new file exists
 */
function textsOf({ newFiles, edits }: Additions, root: string): ReadonlyMap<string, string> {
  const taken = Object.keys(newFiles).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) {
    throw new UsageError({
      zh: `名称已被使用：${taken} 已存在`,
      en: `the name is taken: ${taken} exists`,
    });
  }
  const edited = Object.entries(edits).map(
    ([file, edit]) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  return new Map([...Object.entries(newFiles), ...edited]);
}

export type Applied = {
  /** The generated files that are others now, from the root. */
  readonly generated: readonly string[];
  /** What `npm run generate` asks for. */
  readonly warnings: readonly string[];
};

/**
 * Writes everything, or leaves all files as they were.
 * @throws UsageError where a name is taken; ToolFailure where a program fails
 */
export function applyAdditions(additions: Additions, root: string, tools: Tools): Applied {
  const texts = textsOf(additions, root);
  const files = restorableFiles();
  const at = (path: string): string => join(root, path);
  const generated = generatedPaths.map(at);
  try {
    for (const [path, text] of texts) files.write(at(path), text);
    tools.format([...texts.keys()].filter((path) => /\.(?:tsx?|css|json)$/.test(path)));
    files.keep(generated);
    const warnings = additions.generates ? tools.generate() : [];
    for (const [report, site] of Object.entries(additions.reports)) {
      files.write(at(report), tools.lint(site));
    }
    return { generated: generatedPaths.filter((path) => files.isChanged(at(path))), warnings };
  } catch (error) {
    files.restore();
    throw error;
  }
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nearestAmong } from '../diagnostics/nearest.ts';
import { generatedPaths } from '../generate/generated-paths.ts';
import type { ExitCode, Io } from '../io.ts';
import { table } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { namesOf } from './names.ts';
import type { Additions, Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { restorableFiles } from './restorable-files.ts';
import type { Tools } from './tools.ts';

const usage = [
  'Usage: npm run new -- <kind> <name>',
  '',
  'Writes the files and lines that a new part of this project needs, with defaults that work.',
  '',
  table(
    recipes.map(({ kind, example, description }) => [
      `  npm run new -- ${kind} ${example}`,
      description,
    ]),
  ),
].join('\n');

/** @throws UsageError where there is none */
function recipeOf(kind: string): Recipe {
  const recipe = recipes.find((each) => each.kind === kind);
  if (recipe) return recipe;
  const kinds = recipes.map((each) => each.kind);
  const near = nearestAmong(kinds)(kind);
  const hint = near === undefined ? `there are ${kinds.join(', ')}` : `did you mean ${near}?`;
  throw new UsageError(`"${kind}" is not a kind; ${hint}`);
}

/**
 * The files that change, with their texts.
 * @throws UsageError where a new file exists
 */
function textsOf({ newFiles, edits }: Additions, root: string): ReadonlyMap<string, string> {
  const taken = Object.keys(newFiles).find((file) => existsSync(join(root, file)));
  if (taken !== undefined) throw new UsageError(`the name is taken: ${taken} exists`);
  const edited = Object.entries(edits).map(
    ([file, edit]) => [file, edit(readFileSync(join(root, file), 'utf8'))] as const,
  );
  return new Map([...Object.entries(newFiles), ...edited]);
}

type Applied = { readonly generated: readonly string[]; readonly warnings: readonly string[] };

/** Writes everything, or leaves all files as they were. */
function apply(additions: Additions, root: string, tools: Tools): Applied {
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

function summary(
  { newFiles, edits, generates, reports, next, tests, demo }: Additions,
  generated: readonly string[],
): string {
  const rows = (label: string, paths: readonly string[]): string[][] =>
    paths.map((path) => [label, path]);
  return [
    table([
      ...rows('wrote', [...Object.keys(newFiles), ...Object.keys(reports)]),
      ...rows('changed', Object.keys(edits)),
      ...rows('generated', generated),
    ]),
    'See it:',
    `  ${demo}`,
    '',
    'Edit next:',
    table(next.map(({ file, purpose }) => [`  ${file}`, purpose])),
    'Check after each edit:',
    ...(generates ? ['  npm run generate'] : []),
    '  npm run types && npm run lint',
    `  npx vitest run --project unit ${tests.join(' ')}`,
    '',
  ].join('\n');
}

/**
 * Adds something to this repository.
 * @param args kind and name
 * @param root folder of the repository
 * @returns 2 where the arguments are wrong; nothing is written then
 * @throws ToolFailure where a program that finishes it fails; the files are as they were then
 */
export function runNew(
  args: readonly string[],
  root: string,
  tools: Tools,
  io: Pick<Io, 'stdout' | 'stderr'>,
): ExitCode {
  if (args.includes('--help') || args.includes('-h')) {
    io.stdout(usage);
    return 0;
  }
  try {
    const [kind, name, ...rest] = args;
    if (kind === undefined) throw new UsageError(`what is to be added?\n\n${usage}`);
    const recipe = recipeOf(kind);
    if (name === undefined) {
      throw new UsageError(`the name is missing, as in npm run new -- ${kind} ${recipe.example}`);
    }
    if (rest.length > 0) throw new UsageError(`too many arguments: ${rest.join(' ')}`);
    const additions = recipe.additions(namesOf(name), root);
    const { generated, warnings } = apply(additions, root, tools);
    io.stdout(summary(additions, generated));
    for (const warning of warnings) io.stderr(`${warning}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr(`new: ${error.message}\n`);
    return 2;
  }
}

import { nearestAmong } from '../diagnostics/nearest.ts';
import type { ExitCode, Io } from '../io.ts';
import { table } from '../report/table.ts';
import { UsageError } from '../usage-error.ts';
import { applyAdditions } from './apply-additions.ts';
import { namesOf } from './names.ts';
import type { Recipe } from './recipe.ts';
import { recipes } from './recipes.ts';
import { summary } from './summary.ts';
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
  const hint =
    near === undefined
      ? { zh: `可用的有 ${kinds.join('、')}`, en: `there are ${kinds.join(', ')}` }
      : { zh: `是否想写 ${near}？`, en: `did you mean ${near}?` };
  throw new UsageError({
    zh: `没有“${kind}”这一种；${hint.zh}`,
    en: `"${kind}" is not a kind; ${hint.en}`,
  });
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
  io: Pick<Io, 'stdout' | 'stderr' | 'language'>,
): ExitCode {
  if (args.includes('--help') || args.includes('-h')) {
    io.stdout(usage);
    return 0;
  }
  try {
    const [kind, name, ...rest] = args;
    if (kind === undefined) {
      throw new UsageError({
        zh: `要新增什么？\n\n${usage}`,
        en: `what is to be added?\n\n${usage}`,
      });
    }
    const recipe = recipeOf(kind);
    if (name === undefined) {
      const command = `npm run new -- ${kind} ${recipe.example}`;
      throw new UsageError({
        zh: `缺少名称，写法如 ${command}`,
        en: `the name is missing, as in ${command}`,
      });
    }
    if (rest.length > 0) {
      throw new UsageError({
        zh: `参数过多：${rest.join(' ')}`,
        en: `too many arguments: ${rest.join(' ')}`,
      });
    }
    const additions = recipe.additions(namesOf(name), root);
    const { generated, warnings } = applyAdditions(additions, root, tools);
    io.stdout(summary(additions, generated));
    for (const warning of warnings) io.stderr(`${warning}\n`);
    return 0;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    io.stderr(`new: ${error.text[io.language]}\n`);
    return 2;
  }
}

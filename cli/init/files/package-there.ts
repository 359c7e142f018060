import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileFailure, readFailure } from '../../files/file-failure.ts';
import { jsonMistake } from '../../read/json/json-mistake.ts';
import { UsageError } from '../../usage-error.ts';

const isObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a package.json that are added to. */
const parts = ['scripts', 'dependencies', 'devDependencies'] as const;

/** @throws UsageError where nothing can be added to it */
function assertUsable(path: string, text: string): void {
  let manifest: unknown;
  try {
    manifest = JSON.parse(text);
  } catch {
    // What is wrong is said in the language of the command line.
    const line = text.slice(0, jsonMistake(text).start).split('\n').length;
    throw new UsageError({
      zh: `${path} 第 ${line} 行不是有效的 JSON，请先改正；没有写入任何文件`,
      en: `${path} is no valid JSON in line ${line}, put that right first; nothing was written`,
    });
  }
  const wrong = isObject(manifest)
    ? parts.find((part) => {
        const value = (manifest as Record<string, unknown>)[part];
        return value !== undefined && !isObject(value);
      })
    : '';
  if (wrong === undefined) return;
  const what = { zh: wrong && ` 中的 ${wrong}`, en: wrong && `${wrong} in ` };
  throw new UsageError({
    zh: `${path}${what.zh} 不是 JSON 对象，请先改正；没有写入任何文件`,
    en: `${what.en}${path} is no JSON object, put that right first; nothing was written`,
  });
}

/**
 * The package.json of a folder; undefined where there is none.
 * @throws UsageError where it cannot be read or added to
 */
export async function packageThere(folder: string): Promise<string | undefined> {
  const path = join(folder, 'package.json');
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (!isFileFailure(error)) throw error;
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    const why = readFailure(error);
    throw new UsageError({
      zh: `无法读取 ${path}：${why.zh}`,
      en: `${path} cannot be read: ${why.en}`,
    });
  }
  // npm passes over a byte order mark, and writes none.
  const json = text.replace(/^\uFEFF/, '');
  assertUsable(path, json);
  return json;
}

import type { CliLanguage } from '../local-text.ts';

/** What commander reports of arguments, in Chinese: the parts in brackets are names of the command line. */
const chinese: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^unknown option '(.*)'$/s, (flag) => `未知选项“${flag}”`],
  [/^unknown command '(.*)'$/s, (name) => `未知命令“${name}”`],
  [/^missing required argument '(.*)'$/s, (name) => `缺少参数“${name}”`],
  [/^option '(.*)' argument missing$/s, (flags) => `选项“${flags}”缺少值`],
  [/^required option '(.*)' not specified$/s, (flags) => `缺少必需的选项“${flags}”`],
  [
    /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s,
    (flags, value, why) => `选项“${flags}”的值“${value}”无效。${why}`,
  ],
  [
    /^command-argument value '(.*)' is invalid for argument '(.*?)'\. (.*)$/s,
    (value, name, why) => `参数“${name}”的值“${value}”无效。${why}`,
  ],
  [
    /^too many arguments(?: for '(.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/s,
    (_, expected, given) => `参数过多：应有 ${expected} 个，给了 ${given} 个`,
  ],
];

/** What may have been meant, on a line of its own. */
const suggestion = /\n\(Did you mean (?:one of )?(.*)\?\)$/;

/**
 * What commander reports of wrong arguments, in a language.
 * @param message with `error: ` before it and a line end behind; it stays in English where it is not known
 */
export function parseFailure(message: string, language: CliLanguage): string {
  if (language === 'en') return message;
  const text = message.trimEnd().replace(/^error: /, '');
  const [, near] = suggestion.exec(text) ?? [];
  const bare = text.replace(suggestion, '');
  for (const [pattern, write] of chinese) {
    const found = pattern.exec(bare);
    if (!found) continue;
    const hint = near === undefined ? '' : `\n（是否想写 ${near.replaceAll(', ', '、')}？）`;
    return `错误：${write(...found.slice(1))}${hint}\n`;
  }
  return message;
}

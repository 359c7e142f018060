import { displayWidth } from '../report/display-width.ts';

/** What commander calls the parts of help. */
const titles: Readonly<Record<string, string>> = {
  'Usage:': '用法：',
  'Arguments:': '参数：',
  'Options:': '选项：',
  'Global Options:': '全局选项：',
  'Commands:': '命令：',
};

const usageWords: Readonly<Record<string, string>> = {
  '[options]': '[选项]',
  '[command]': '[命令]',
};

const withUsageWords = (text: string): string =>
  text.replace(/\[(?:options|command)\]/g, (word) => usageWords[word] ?? word);

/** Options and arguments, as commander knows them. */
type Described = {
  readonly description: string;
  readonly defaultValue?: unknown;
  readonly argChoices?: readonly string[];
};

type Subcommand = {
  readonly name: () => string;
  readonly registeredArguments: readonly {
    readonly required: boolean;
    readonly name: () => string;
  }[];
  readonly options: readonly unknown[];
};

/** A description with the values that it may have and the one that it has by default. */
function described({ description, defaultValue, argChoices }: Described): string {
  const choices = argChoices ? `可选：${argChoices.join('、')}` : '';
  const byDefault = defaultValue === undefined ? '' : `默认：${defaultValue}`;
  const more = [choices, byDefault].filter((text) => text !== '').join('；');
  return more === '' ? description : `${description}（${more}）`;
}

const words = new Intl.Segmenter('zh', { granularity: 'word' });
/** What does not stand at the beginning of a line. */
const closing = /^[\p{Pe}\p{Pf}，。、：；？！.,:;?!/=>]/u;

/** Parts of a line between which it may be broken. */
function breakable(line: string): string[] {
  const parts: string[] = [];
  for (const { segment } of words.segment(line)) {
    const last = parts.at(-1);
    // Words in Latin letters, and what is joined to them, stay whole.
    const isJoined =
      last !== undefined &&
      (closing.test(segment) ||
        /[\p{Ps}\p{Pi}]$/u.test(last) ||
        (/[!-~]$/.test(last) && /^[!-~]/.test(segment)));
    if (isJoined) parts[parts.length - 1] = last + segment;
    else parts.push(segment);
  }
  return parts;
}

/** Breaks the lines of a text in Chinese, which has no spaces between its words, at a width in columns. */
function boxWrap(text: string, width: number): string {
  const lines: string[] = [];
  for (const line of text.split('\n')) {
    let current = '';
    for (const part of breakable(line)) {
      if (current !== '' && displayWidth((current + part).trimEnd()) > width) {
        lines.push(current.trimEnd());
        current = part.trimStart();
      } else current += part;
    }
    lines.push(current);
  }
  return lines.join('\n');
}

/** How commander writes help in Chinese. */
export const chineseHelp = {
  displayWidth,
  boxWrap,
  styleTitle: (title: string) => titles[title] ?? title,
  styleUsage: withUsageWords,
  subcommandTerm: (command: Subcommand) => {
    const args = command.registeredArguments.map((argument) =>
      argument.required ? ` <${argument.name()}>` : ` [${argument.name()}]`,
    );
    const options = command.options.length > 0 ? ' [选项]' : '';
    return `${command.name()}${options}${args.map(withUsageWords).join('')}`;
  },
  optionDescription: described,
  argumentDescription: described,
};

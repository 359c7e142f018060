import { counted } from '../diagnostics/counted.ts';
import { encodingOf } from '../files/compressed-names.ts';
import { contentTypeOf } from '../files/content-type.ts';
import type { LocalText } from '../local-text.ts';
import type { DeployPlan } from './deploy-plan.ts';

/** More names than these of a kind are counted. */
const maxNamed = 5;

type Kind = {
  readonly zh: string;
  readonly one: string;
  /** What its media types begin with. */
  readonly types: RegExp;
};

/** Kinds of files, in the order in which they are reported; the last one takes what is left. */
const kinds: readonly Kind[] = [
  { zh: '个网页', one: 'page', types: /^text\/html/ },
  { zh: '个脚本', one: 'script', types: /^(?:text|application)\/javascript/ },
  { zh: '个样式表', one: 'style sheet', types: /^text\/css/ },
  { zh: '张图片', one: 'picture', types: /^image\// },
  { zh: '个字体文件', one: 'font', types: /^font\// },
  {
    zh: '个数据文件',
    one: 'data file',
    types: /^application\/(?:[\w.-]+\+)?(?:json|xml)|^text\/xml/,
  },
  { zh: '个其他文件', one: 'other file', types: /^/ },
];

const forms = { zh: '个压缩文件', one: 'compressed form' };

/** The file that a compressed form is one of. */
const wholeOf = (path: string): string => path.replace(/\.[^.]*$/, '');

const kindOf = (path: string): Kind | undefined => {
  const type = contentTypeOf(path);
  return kinds.find(({ types }) => types.test(type));
};

function line(
  sign: string,
  { zh, one }: Pick<Kind, 'zh' | 'one'>,
  paths: readonly string[],
): LocalText {
  const named = paths.slice(0, maxNamed);
  const more = paths.length - named.length;
  return {
    zh: `${sign} ${paths.length} ${zh}：${named.join('、')}${more > 0 ? ' 等' : ''}`,
    en: `${sign} ${counted(paths.length, one)}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`,
  };
}

/** What happened to files in one way: a line a kind. Compressed forms go with their file, and count where it stayed. */
function linesOf(sign: string, paths: readonly string[]): readonly LocalText[] {
  const all = new Set(paths);
  const isForm = (path: string): boolean => encodingOf(path) !== undefined;
  const sorted = [...paths].sort();
  const whole = sorted.filter((path) => !isForm(path));
  const alone = sorted.filter((path) => isForm(path) && !all.has(wholeOf(path)));
  const lines = kinds.flatMap((kind) => {
    const own = whole.filter((path) => kindOf(path) === kind);
    return own.length === 0 ? [] : [line(sign, kind, own)];
  });
  return alone.length === 0 ? lines : [...lines, line(sign, forms, alone)];
}

/** What a deployment changed, for people to read: + new, ~ changed, - removed, with how many of each kind. */
export const deployReport = ({
  added,
  changed,
  removals,
}: Pick<DeployPlan, 'added' | 'changed' | 'removals'>): readonly LocalText[] => [
  ...linesOf('+', [...added]),
  ...linesOf('~', [...changed]),
  ...linesOf('-', removals),
];

/** The same with every file by its name, in a line each. */
export const deployList = ({
  added,
  changed,
  removals,
}: Pick<DeployPlan, 'added' | 'changed' | 'removals'>): readonly string[] =>
  [
    ...[...added].map((path) => [path, '+'] as const),
    ...[...changed].map((path) => [path, '~'] as const),
    ...removals.map((path) => [path, '-'] as const),
  ]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([path, sign]) => `${sign} ${path}`);

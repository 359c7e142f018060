import { type CliLanguage, joined, type LocalText, untranslated } from '../local-text.ts';
import type { PathExplanation } from './path-explanation.ts';

/** A line of an explanation: what it is about, what is said, and where that stands. */
type Row = readonly [label: string, text: string, place: string];

/** What is said, and where it stands. */
type Said = readonly [text: LocalText | string, place?: string | undefined];

const labels = {
  address: { zh: '网址', en: 'address' },
  steps: { zh: '转到', en: 'leads to' },
  route: { zh: '路由', en: 'route' },
  title: { zh: '标题', en: 'title' },
  path: { zh: '路径', en: 'path' },
  parameters: { zh: '参数', en: 'parameters' },
  entry: { zh: '条目', en: 'entry' },
  twins: { zh: '对应网址', en: 'twins' },
  page: { zh: '页面', en: 'page' },
  layout: { zh: '布局', en: 'layout' },
  blocks: { zh: '区块', en: 'blocks' },
  access: { zh: '访问权限', en: 'access' },
  menu: { zh: '菜单', en: 'menu' },
  breadcrumb: { zh: '面包屑', en: 'breadcrumb' },
  redirects: { zh: '重定向', en: 'redirects' },
} as const satisfies Readonly<Record<string, LocalText>>;

type Part = readonly [label: keyof typeof labels, rows: readonly Said[]];

const none: LocalText = { zh: '无', en: 'none' };

/** What is said with something in brackets behind it. */
const noted = (text: string, { zh, en }: LocalText): LocalText => ({
  zh: `${text}（${zh}）`,
  en: `${text} (${en})`,
});

function accessRows({ opens, conditions }: PathExplanation['access']): Said[] {
  const hasConditions = conditions.length > 0;
  const all = conditions.flatMap(({ lacks }) => lacks);
  const lacks = joined([...new Map(all.map((each) => [each.en, each])).values()], '；', '; ');
  const sentence = opens
    ? {
        zh: `所有人都可打开${hasConditions ? '：任何访客都满足条件' : ''}`,
        en: `open to everybody${hasConditions ? ': every visitor meets its conditions' : ''}`,
      }
    : {
        zh: `没有权限码的访客不可打开，缺少${lacks.zh}`,
        en: `closed to a visitor without codes, who lacks ${lacks.en}`,
      };
  return [
    [sentence],
    ...conditions.map(({ route, lacks: own, place }): Said => {
      const passes = own.length === 0;
      const text = {
        zh: `  ${route} 的条件：${passes ? '满足' : '不满足'}`,
        en: `  rule of ${route}: ${passes ? 'passes' : 'does not pass'}`,
      };
      return [text, place];
    }),
  ];
}

const menuRows = ({ titles, why, place, patch }: PathExplanation['menu']): Said[] => [
  [titles.length > 0 ? titles.join(' › ') : none, place],
  ...why.map(({ zh, en }): Said => {
    const sentence = { zh: `  ${zh}`, en: `  ${en}` };
    return en.startsWith('menu.patches') ? [sentence, patch] : [sentence];
  }),
];

function parts(found: PathExplanation): readonly Part[] {
  const { route, canonical, steps, parameters, twins, page, layout, blocks, entry } = found;
  const { id, language, device, pattern } = route;
  const where = {
    zh: `${id}，语言 ${language}，设备 ${device}`,
    en: `${id}, in ${language} on ${device}`,
  };
  return [
    ['address', [[found.address]]],
    ['steps', steps.map(({ to, why }) => [{ zh: `${to}（${why.zh}）`, en: `${to}  (${why.en})` }])],
    ['route', [[where, route.place]]],
    ['title', route.title === undefined ? [] : [[route.title]]],
    ['path', [[canonical === pattern ? canonical : pattern]]],
    ['parameters', Object.entries(parameters).map(([name, value]) => [`${name} = ${value}`])],
    ['entry', entry === undefined ? [] : [[entry.text]]],
    [
      'twins',
      twins.map((twin) => {
        const path = twin.path === undefined ? none : untranslated(twin.path);
        const variant = `${twin.language} ${twin.device}`;
        return [{ zh: `${variant}：${path.zh}`, en: `${variant}: ${path.en}` }, twin.place];
      }),
    ],
    ['page', page ? [[page.name, page.place]] : []],
    ['layout', layout ? [[noted(layout.name, layout.why), layout.place]] : []],
    [
      'blocks',
      blocks.map(({ type, depth, note, place }) => {
        const name = `${'  '.repeat(depth)}${type}`;
        return [note ? noted(name, note) : name, place];
      }),
    ],
    ['access', accessRows(found.access)],
    ['menu', menuRows(found.menu)],
    [
      'breadcrumb',
      found.breadcrumb.map(({ title, place }, index) => [
        `${index > 0 ? '› ' : ''}${title}`,
        place,
      ]),
    ],
    ['redirects', found.redirects.map(({ from, to, place }) => [`${from} → ${to}`, place])],
  ];
}

/** An explained address as the rows of a table, in a language. A label stands on the first of its rows only. */
export const pathRows = (found: PathExplanation, language: CliLanguage): Row[] =>
  parts(found).flatMap(([label, rows]) =>
    rows.map(
      ([text, place = ''], index): Row => [
        index === 0 ? labels[label][language] : '',
        typeof text === 'string' ? text : text[language],
        place,
      ],
    ),
  );

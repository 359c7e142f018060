import type { CliLanguage } from '../../local-text.ts';
import { escapedMarkdown } from '../escaped-markdown.ts';
import { cell } from '../reference-section.ts';
import { referenceWords } from '../reference-words.ts';
import { type TokenGroup, tokenGroups, tokensOf } from './token-groups.ts';
import type { tokenPictures } from './token-pictures.ts';

type Picture = keyof typeof tokenPictures;
type Section = { readonly title: string; readonly about?: string };

const texts = {
  zh: {
    title: '设计变量',
    summary: '全部设计变量：样子、含义、默认值，浅色、深色、高对比度三种主题下的颜色和对比度。',
    generated:
      '<!-- 本页和图片由 `npm run generate` 从 `schema/theme/design-tokens.ts` 生成，请勿手改。 -->',
    about:
      '`theme.light`、`theme.dark` 和 `theme.contrast` 中可以设置的变量。值也可以引用另一个变量：`var(--brand)`。怎样用一种颜色生成全部颜色，见[外观](../../guide/zh/theme.md)。',
    columns: '| 变量 | 种类 | 用途 | 默认值 |',
    contrast: {
      title: '对比度',
      about:
        '检查时核对的每一对颜色：前者画在后者上面，右边是对比度。文字要有 4.5，边框和焦点环要有 3（WCAG 2 AA 级）。',
    },
    sections: {
      colours: { title: '颜色' },
      text: { title: '文字', about: '左边是手机上（390 像素宽）和电脑上（1440 像素宽）的字号。' },
      space: { title: '间距', about: '深色的部分是手机上的宽度，全长是电脑上的宽度。' },
      corners: { title: '圆角和阴影' },
      drawings: { title: '图画' },
      motion: { title: '动画' },
      others: { title: '层次和固定尺寸' },
    },
    pictures: {
      colours: '每个颜色变量在浅色、深色、高对比度三种主题下的样子',
      contrast: '每一对颜色在三种主题下的样子和对比度',
      text: '每个字号的样子',
      space: '每个间距的长度',
      corners: '每个圆角的样子',
    },
  },
  en: {
    title: 'Design tokens',
    summary:
      'All design tokens: what they look like, mean and are by default, with colours and contrast in light, dark and high contrast.',
    generated:
      '<!-- Generated with its pictures from `schema/theme/design-tokens.ts` by `npm run generate`. Do not edit. -->',
    about:
      'What `theme.light`, `theme.dark` and `theme.contrast` may set. A value may be that of another token: `var(--brand)`. How all colours are made of one is explained in [the guide](../guide/theme.md).',
    columns: '| token | kind | meaning | default |',
    contrast: {
      title: 'Contrast',
      about:
        'Every pair of colours that the linter looks at: the first on the second, and their contrast on the right. Text needs 4.5, borders and focus rings need 3 (WCAG 2, level AA).',
    },
    sections: {
      colours: { title: 'Colours' },
      text: {
        title: 'Text',
        about: 'On the left, sizes on phones (390 pixels wide) and desktops (1440 pixels wide).',
      },
      space: {
        title: 'Space',
        about: 'The dark part is the width on phones, all of it on desktops.',
      },
      corners: { title: 'Corners and shadow' },
      drawings: { title: 'Drawings' },
      motion: { title: 'Motion' },
      others: { title: 'Layers and fixed sizes' },
    },
    pictures: {
      colours: 'Each colour token in the light, the dark and the high-contrast theme',
      contrast: 'Each pair of colours in the three themes, and its contrast',
      text: 'What each size of text looks like',
      space: 'How long each space is',
      corners: 'What each corner looks like',
    },
  },
} as const satisfies Readonly<
  Record<
    CliLanguage,
    {
      readonly [key: string]: unknown;
      readonly sections: Readonly<Record<TokenGroup, Section>>;
      readonly pictures: Readonly<Record<Picture, string>>;
    }
  >
>;

function tokenTable(group: TokenGroup, language: CliLanguage): readonly string[] {
  const rows = tokensOf(group).map(({ name, kind, meaning, light, dark, contrast }) => {
    const others = Object.entries({ dark, contrast }).flatMap(([theme, value]) =>
      value === undefined ? [] : [`${theme}: \`${value}\``],
    );
    const values = cell([`\`${light}\``, ...others].join(', '));
    const [what, use] = [kind, meaning].map((each) => referenceWords(each, language));
    return `| \`${name}\` | ${what} | ${cell(escapedMarkdown(use ?? ''))} | ${values} |`;
  });
  return [texts[language].columns, '|---|---|---|---|', ...rows, ''];
}

/** The page about design tokens, as Markdown: what each looks like, means and is by default. */
export function tokenReference(language: CliLanguage): string {
  const own = texts[language];
  const up = language === 'zh' ? '../..' : '..';
  const picture = (name: string): readonly string[] =>
    name in own.pictures
      ? [`![${own.pictures[name as Picture]}](${up}/pictures/tokens/${name}.svg)`, '']
      : [];
  const section = ({ title, about }: Section): readonly string[] => [
    `## ${title}`,
    '',
    ...(about === undefined ? [] : [about, '']),
  ];
  return [
    '---',
    'order: 4',
    `summary: "${own.summary}"`,
    '---',
    '',
    `# ${own.title}`,
    '',
    own.generated,
    '',
    own.about,
    '',
    ...tokenGroups.flatMap((group) => [
      ...section(own.sections[group]),
      ...picture(group),
      ...tokenTable(group, language),
      ...(group === 'colours' ? [...section(own.contrast), ...picture('contrast')] : []),
    ]),
  ].join('\n');
}

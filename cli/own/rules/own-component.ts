import type { RuleMeta } from '../../diagnostics/rule-meta.ts';

export const ownComponent = {
  id: 'own-component',
  severity: 'error',
  explanation: {
    zh: [
      '自有的区块、布局和部件由 vite 打包成网站的脚本。',
      '代码有语法错误、引用的文件、软件包或其中的名称不存在、引用了 Node 的模块、没有默认导出，或者没有安装 vite，都打不成包，网站也就无法构建。',
      '请按提示改正所指的那一行；缺少软件包时，在网站的项目里安装它。',
    ].join(''),
    en: [
      'Own blocks, layouts and parts are bundled into scripts of the site by vite.',
      'A mistake in the code, an import of a file, a package or a name in it that is not there, or of a module that Node alone has, a component that is not exported as default, or vite itself missing keeps the site from being built.',
      'Correct the line that is named; install a package that is missing in the project of the site.',
    ].join(' '),
  },
  bad: 'export function PullQuote() {',
  good: 'export default function PullQuote() {',
} as const satisfies RuleMeta;

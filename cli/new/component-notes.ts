import { join } from 'node:path';
import { entryAt } from '../files/entry-at.ts';
import type { LocalText } from '../local-text.ts';
import { viteFrom } from '../own/bundle/site-vite.ts';

/** What editors check the components of a site by; types of its blocks stand in `.site`, which `site lint` writes. */
const settings = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    isolatedModules: true,
  },
  include: ['blocks', 'layouts', 'parts', '.site/*.d.ts'],
};

const tsconfig = `${JSON.stringify(settings, null, 2)}\n`;

/** Settings for editors, where the site has none yet: files by path. */
export const editorSettings = (folder: string): readonly (readonly [string, string])[] =>
  entryAt(join(folder, 'tsconfig.json')) ? [] : [['tsconfig.json', tsconfig]];

/** That components need vite, where it is not installed. */
export const viteNote = (folder: string): readonly LocalText[] =>
  viteFrom(folder) === undefined
    ? [
        {
          zh: '自有组件由 vite 打包，请先安装：npm install --save-dev vite @types/react',
          en: 'components are bundled by vite; install it first: npm install --save-dev vite @types/react',
        },
      ]
    : [];

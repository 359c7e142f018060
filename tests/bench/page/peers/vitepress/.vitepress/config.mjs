import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitepress';

const content = JSON.parse(readFileSync(join(import.meta.dirname, '../content.json'), 'utf8'));

export default defineConfig({
  lang: 'zh-CN',
  title: content.title,
  // Its links lead to pages that this site of one page does not have.
  ignoreDeadLinks: true,
  themeConfig: { nav: content.menu.map(({ label, href }) => ({ text: label, link: href })) },
});

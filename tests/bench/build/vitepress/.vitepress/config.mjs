import { defineConfig } from 'vitepress';

export default defineConfig({
  srcDir: './articles',
  // The articles link to pages of another site.
  ignoreDeadLinks: true,
  locales: {
    zh: { label: '中文', lang: 'zh' },
    en: { label: 'English', lang: 'en' },
  },
});

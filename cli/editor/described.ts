import type { LocalText } from '../local-text.ts';

/** What a key means, as editors show it: in English, or in Chinese and English where they read Markdown. */
export const described = ({ zh, en }: LocalText) => ({
  description: en,
  markdownDescription: `${zh}\n\n${en}`,
});

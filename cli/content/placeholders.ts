/** What `site new` writes where authors are to write, in Chinese and English. */
export const placeholders = {
  zh: { text: '（待写）', summary: '用一两句话写明要点。', body: '在这里写正文。', label: '名称' },
  en: {
    text: 'To be written',
    summary: 'Say in one or two sentences what it is about.',
    body: 'Write the text here.',
    label: 'Label',
  },
};

/** The placeholders of a language. */
export const placeholdersIn = (language: string): (typeof placeholders)['zh'] =>
  /^zh\b/.test(language) ? placeholders.zh : placeholders.en;

// A label of this name may well be meant.
const sentences = new Set(
  Object.values(placeholders).flatMap(({ text, summary, body }) => [text, summary, body]),
);

/** Whether a text is one that authors have still to write. */
export const isPlaceholder = (text: string): boolean => sentences.has(text.trim());

/** What a visitor has chosen of how pages look, as it is kept. */
export const looks = {
  light: {},
  dark: { theme: 'dark' },
  large: { care: true, text: 'large', folded: true },
} as const;

export type Look = keyof typeof looks;

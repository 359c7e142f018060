export const themes = ['light', 'dark', 'contrast'] as const;
export type ThemeName = (typeof themes)[number];

/** Values of design tokens, by name. */
export type TokenValues = Readonly<Record<string, string>>;

/** Values of design tokens by theme: those of light hold in all, unless another one replaces them. */
export type ThemeTokens = Readonly<Record<ThemeName, TokenValues>>;

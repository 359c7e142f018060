const double = /[“”„‟]/g;
const single = /[‘’‚‛]/g;

/**
 * Makes curly quotes straight: “ ” „ ‟ become ", ‘ ’ ‚ ‛ become '. The text keeps its length. The low ones
 * are the same quotes at the foot of the line, as German opens with them. « » ‹ › stay: they are characters of
 * their own, which no one types as " or '.
 */
export const straightQuotes = (text: string): string =>
  text.replace(double, '"').replace(single, "'");

/** Elements of HTML that are left out with all that stands inside of them: it is no text for readers. */
export const hiddenElements: readonly string[] = [
  ...['script', 'style', 'template', 'noscript', 'iframe', 'object', 'svg', 'math', 'title'],
];

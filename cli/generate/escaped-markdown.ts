/** A text as Markdown that shows it: what stands outside of backticks is written as it is. */
export const escapedMarkdown = (text: string): string =>
  text
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part.replace(/[*<~]/g, '\\$&') : part))
    .join('`');

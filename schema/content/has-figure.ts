/** Whether a compiled text has a picture of its own, which stands in for the one of its front matter. */
export const hasFigure = (html: string): boolean => /<figure(?! class)/.test(html);

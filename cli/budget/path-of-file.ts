/**
 * The path that a file of the output is opened by, below the base: `EN/News/x.html` is /EN/News/x, and
 * `EN/index.html` is /EN/.
 */
export const pathOfFile = (file: string): string =>
  `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`.replace(
    /[%?#\\]/g,
    encodeURIComponent,
  );

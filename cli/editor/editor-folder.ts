/** The folder, beside the site file, of what editors read. Everything in it can be made again. */
export const editorFolder = '.site';

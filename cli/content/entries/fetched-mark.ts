/** The first line of files that a build makes of the answers of an API. It says to people and to the program whose they are. */
export const fetchedMark =
  '# Made by `site build` from the content API of this collection: what is changed here is lost.';

const beginning = `---\n${fetchedMark}\n`;

/** Whether a file was made of an answer. */
export const isFetched = (content: string | Buffer): boolean =>
  content.slice(0, beginning.length).toString() === beginning;

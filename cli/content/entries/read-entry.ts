import type { FileCopies, PictureFile } from '../assets/picture-files.ts';
import type { ArticleRecord } from './article-record.ts';
import type { ContentFile } from './find-content.ts';

/** A file of content that was read; its HTML waits in the cache. */
export type ReadEntry = ContentFile & {
  readonly record: Omit<ArticleRecord, 'html' | 'text'>;
  /** Whether readers see it now. */
  readonly shown: boolean;
  /** Name of the whole record in the cache; it changes with the file. */
  readonly name: string;
  /** Pictures of the text, in the order of their placeholders, and the one of the front matter. */
  readonly pictures: readonly PictureFile[];
  readonly picture?: PictureFile;
  /** Addresses of the files to fetch that the text links to, in the order of their placeholders. */
  readonly downloads: readonly string[];
  /** All files that have to be written for it. */
  readonly copies: FileCopies;
};

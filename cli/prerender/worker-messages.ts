import type { Frame } from '../../schema/page-state.ts';
import type { PrerenderRequest, Rendered, RenderedPage } from '../../schema/prerenderer.ts';
import type { SeoModel } from '../../schema/seo-model.ts';
import type { CompressedForm } from '../compress/compress-forms.ts';
import type { PageDocument } from './page-document.ts';

/** What a thread starts with. */
export type WorkerStart = {
  /** Path of the built prerenderer. */
  readonly module: string;
  /** Paths of the modules of the site's own components, by their scripts. */
  readonly own: Readonly<Record<string, string>>;
  readonly frames: Readonly<Record<string, { readonly frame: Frame; readonly address: string }>>;
  readonly seo: SeoModel;
  /** The script that stands inside of pages. */
  readonly inline: string;
  /** The compressed forms that are written beside each page. */
  readonly compress: readonly CompressedForm[];
  /** Folder that files are written to. */
  readonly staging: string;
};

/** What is known of a page outside of the thread that rendered it: all but its HTML. */
export type PageFacts = Omit<RenderedPage, 'head' | 'html' | 'state'> & {
  readonly hasState: boolean;
};

/** What came of an address. */
export type Drawn = PageFacts | Exclude<Rendered, RenderedPage>;

/**
 * To a thread: an address to render, the documents to write of the page that it rendered, or the text of a file that it
 * asked for.
 */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly request: PrerenderRequest }
  | { readonly kind: 'write'; readonly id: number; readonly documents: readonly PageDocument[] }
  | { readonly kind: 'text'; readonly id: number; readonly text: string | undefined };

/** From a thread: what came of an address, the files that it wrote, or a file that it wants. */
export type FromWorker =
  | { readonly kind: 'drawn'; readonly id: number; readonly drawn: Drawn }
  | { readonly kind: 'written'; readonly id: number; readonly files: readonly string[] }
  | {
      readonly kind: 'failed';
      readonly id: number;
      /** As the file system has it. */
      readonly error: Pick<NodeJS.ErrnoException, 'message' | 'code' | 'path' | 'syscall'>;
    }
  | { readonly kind: 'read'; readonly id: number; readonly path: string };

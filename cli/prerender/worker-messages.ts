import type { Frame } from '../../schema/page-state.ts';
import type { PrerenderRequest, Rendered } from '../../schema/prerenderer.ts';
import type { SeoModel } from '../../schema/seo-model.ts';

/** What a thread starts with. */
export type WorkerStart = {
  /** Path of the built prerenderer. */
  readonly module: string;
  readonly frames: Readonly<Record<string, { readonly frame: Frame; readonly address: string }>>;
  readonly seo: SeoModel;
};

/** To a thread: an address to render, or the text of a file that it asked for. */
export type ToWorker =
  | { readonly kind: 'render'; readonly id: number; readonly request: PrerenderRequest }
  | { readonly kind: 'text'; readonly id: number; readonly text: string | undefined };

/** From a thread: what came of an address, or a file that it wants. */
export type FromWorker =
  | { readonly kind: 'rendered'; readonly id: number; readonly rendered: Rendered }
  | { readonly kind: 'read'; readonly id: number; readonly path: string };

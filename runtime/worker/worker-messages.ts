/** A page says what is read on it. */
export type PageRead = {
  readonly kind: 'read';
  /** `zh.desktop`: the start page of this variant is kept, too. */
  readonly variant: string;
  /** Complete address of the page, without its hash. */
  readonly address: string;
  /** The page came as it is, by way of the worker: it need not be fetched. */
  readonly isLoaded: boolean;
  /** Complete addresses of what it loaded before the worker saw to it. */
  readonly files: readonly string[];
};

/** A page asks whether there is a newer version of it than what it shows. */
export type PageCheck = { readonly kind: 'check'; readonly address: string };

export type ToWorker = PageRead | PageCheck;

/** The worker says to a page that there is a newer version of what it shows. */
export type FromWorker = { readonly kind: 'renewed' };

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Whether what came is a message of a page of this site. */
export function isToWorker(value: unknown): value is ToWorker {
  if (!isObject(value) || typeof value.address !== 'string') return false;
  const { kind, variant, files } = value;
  return (
    kind === 'check' || (kind === 'read' && typeof variant === 'string' && Array.isArray(files))
  );
}

/** Whether what came is a message of the worker. */
export const isFromWorker = (value: unknown): value is FromWorker =>
  isObject(value) && value.kind === 'renewed';

import { type EngineClient, engineClient } from '../../../cli/index/engine-client.ts';
import type { PlannedDocument } from '../../../cli/index/indexed-document.ts';

/** A document that is to stand in an engine. */
export function planned(key: string, text = `营商环境 ${key}`): PlannedDocument {
  const fingerprint = `${key} ${text.length} ${text.slice(0, 20)}`;
  return {
    key,
    fingerprint,
    make: () => ({ key, title: key, text, fingerprint, date: '2026-03-18' }),
  };
}

/** So many documents, by their numbers. */
export const plannedMany = (count: number): PlannedDocument[] =>
  Array.from({ length: count }, (_, index) => planned(`zh/news/n${index}`));

export type HastyOptions = {
  readonly timeout?: number;
  readonly stop?: AbortSignal;
  readonly waits?: number[];
};

/** A client that waits for nothing, and notes what it was to wait for. */
export function hastyClient(to: string, options: HastyOptions = {}): EngineClient {
  return engineClient({
    to,
    headers: {},
    stop: options.stop ?? new AbortController().signal,
    wait: async (milliseconds) => options.waits?.push(milliseconds),
    ...(options.timeout === undefined ? {} : { timeout: options.timeout }),
  });
}

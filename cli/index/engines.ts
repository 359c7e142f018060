import { bulkEngine } from './bulk-engine.ts';
import type { Engine } from './engine.ts';
import type { EngineClient } from './engine-client.ts';
import { groongaEngine } from './groonga-engine.ts';

type EngineMaker = (
  client: EngineClient,
  index: string,
  language: { readonly code: string; readonly tag: string },
) => Engine;

/** What a language's index is called. Engines take no capitals, and Groonga no other characters. */
const nameOf = (index: string, code: string): string => `${index}_${code.toLowerCase()}`;

const bulk: EngineMaker = (client, index, { code, tag }) =>
  bulkEngine(client, nameOf(index, code), tag);

/** The engines that a site can be fed to, by their names on the command line. */
export const engines = {
  opensearch: bulk,
  elasticsearch: bulk,
  groonga: (client, index, { code }) => groongaEngine(client, nameOf(index, code), index),
} as const satisfies Readonly<Record<string, EngineMaker>>;

export type EngineName = keyof typeof engines;

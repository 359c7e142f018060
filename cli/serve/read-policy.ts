import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type PolicyFile, policyFile } from '../built-files/policy-file.ts';

/** What a policy may name as another site, or as a file of it: nothing else gets into the header. */
const isSource = (text: unknown): boolean =>
  typeof text === 'string' &&
  /^(?:https:|https?:\/\/(?:\*\.)?[\w.-]+(?::\d+)?(?:\/[\w./~%-]*)?)$/.test(text);

const sourcesOf = (list: unknown): string[] => (Array.isArray(list) ? list.filter(isSource) : []);

/** What the build says of its pages to servers; nothing where it says nothing. */
export async function readPolicy(folder: string): Promise<PolicyFile> {
  const text = await readFile(join(folder, policyFile), 'utf8').catch(() => '{}');
  const {
    scriptHashes = [],
    sources,
    trustedTypes = [],
    embeddedBy,
    report,
    htmlFiles,
    hsts,
  }: Partial<PolicyFile> = JSON.parse(text);
  return {
    scriptHashes: scriptHashes.filter((hash) => /^sha(?:256|384|512)-[\w+/-]+={0,2}$/.test(hash)),
    ...(sources
      ? {
          sources: Object.fromEntries(
            Object.entries(sources).map(([kind, list]) => [kind, sourcesOf(list)]),
          ),
        }
      : {}),
    trustedTypes: trustedTypes.filter((name) => /^[\w-]+$/.test(name)),
    embeddedBy: sourcesOf(embeddedBy),
    ...(typeof report === 'string' && /^[\w./:?&=%-]+$/.test(report) ? { report } : {}),
    ...(Array.isArray(htmlFiles) ? { htmlFiles } : {}),
    ...(hsts ? { hsts } : {}),
  };
}

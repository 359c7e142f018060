import { failingModule, type OwnModule } from './failing-module.ts';

/**
 * What becomes of a module that could not be imported: one that is handed out, and fails as it runs, leaves out its
 * component alone.
 * @throws the error, where it did not arrive: that is the network's fault
 */
export async function ownModule(address: string, error: unknown): Promise<OwnModule> {
  const { ok, headers } = await fetch(address);
  // Some servers answer with a page where a file is gone.
  if (!ok || !/script/.test(headers.get('content-type') ?? '')) throw error;
  // Where the network was away for a moment, it is there now.
  return import(/* @vite-ignore */ address).catch(failingModule);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readLimited } from '../../../schema/content/http/read-limited.ts';
import { type WebConfigIds, webConfigIds } from '../../../schema/web-config-ids.ts';
import { withinTime } from '../../../schema/within-time.ts';
import { decodePath } from '../../addresses/decode-path.ts';

const timeout = 10_000;
const most = 4 * 1024 * 1024;

async function load(address: string): Promise<string> {
  return withinTime(async (signal) => {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
    return readLimited(answer, most);
  }, timeout);
}

/** A file that lies among the site's public ones; a mark for the byte order is no part of it. */
const read = async (address: string, folder: string): Promise<string> =>
  new TextDecoder().decode(
    await readFile(join(folder, 'public', decodePath(new URL(address, 'http://site').pathname))),
  );

/**
 * The ids of a language's web configuration, empty where it has none.
 * @param address where the configuration is: on the web, or below the site's root
 * @param folder the site's folder
 * @throws where it cannot be read
 */
export async function configIds(
  address: string | undefined,
  folder: string,
): Promise<WebConfigIds> {
  if (address === undefined) return webConfigIds({});
  try {
    const text = await (/^https?:/.test(address) ? load(address) : read(address, folder));
    const value: unknown = JSON.parse(text);
    return webConfigIds(typeof value === 'object' && value !== null ? { ...value } : {});
  } catch (error) {
    throw new Error(`the web configuration ${address} cannot be read`, { cause: error });
  }
}

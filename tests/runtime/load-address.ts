import { vi } from 'vitest';
import { readTable } from '../../runtime/requests/table-request.ts';
import { resolveScreen } from '../../runtime/resolve/resolve-screen.ts';
import { accessInfoAtom } from '../../runtime/state/access.ts';
import { deviceAtom } from '../../runtime/state/device.ts';
import type { SiteState } from '../../runtime/state/site-state.ts';
import { splitAddress } from '../../schema/path/split-address.ts';
import { resolveAddress } from '../../schema/visit/resolve-address.ts';
import type { FileReader } from '../fixtures/content-of.ts';

/** Has `fetch` answer with emitted files, and with 404 where there is none. */
export function answerWith(file: FileReader): void {
  vi.stubGlobal('fetch', async (address: string) => {
    const path = decodeURIComponent(new URL(address, 'http://site.test').pathname).slice(1);
    const text = file(path);
    return new Response(text ?? '', {
      status: text === undefined ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    });
  });
}

/** Loads all that an address needs, as a page that is built before does. */
export async function loadAddress(state: SiteState, address: string): Promise<void> {
  const parts = splitAddress(address);
  // A screen may name what it needs only when something else of it is there.
  for (let round = 0; round < 5; round += 1) {
    const outcome = resolveAddress(parts, {
      model: state.model,
      tableOf: (set) => readTable(state, set),
      access: state.store.get(accessInfoAtom),
      device: state.store.get(deviceAtom) || state.model.defaultDevice,
      leadToDevice: false,
    });
    const { requests, view } = resolveScreen(state, outcome, parts, undefined);
    if (view.kind !== 'waiting') return;
    await Promise.all(requests.map((request) => state.resources.request(request)));
  }
}

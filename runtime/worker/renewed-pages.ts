import type { FromWorker } from './worker-messages.ts';
import { scope } from './worker-scope.ts';

/** Pages that show something of which there is a newer version by now. */
const renewed = new Set<string>();

const message: FromWorker = { kind: 'renewed' };

/** The page that an event is about: the one that is opened, else the one that asks. */
export function pageOfEvent(event: Event): string {
  const { resultingClientId = '', clientId = '' } = event as {
    readonly resultingClientId?: string;
    readonly clientId?: string;
  };
  return resultingClientId || clientId;
}

/** Says to a page that there is a newer version of what it shows; one that does not listen yet asks later. */
export async function reportRenewed(page: string): Promise<void> {
  if (page === '') return;
  renewed.add(page);
  (await scope.clients.get(page))?.postMessage(message);
}

/** Whether there is a newer version of what a page shows. */
export const isRenewed = (page: string): boolean => renewed.has(page);

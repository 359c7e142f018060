import type { AddressParts } from '../../schema/path/split-address.ts';
import type { View } from '../resolve/resolve-screen.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { isSameScreen } from '../screen/is-same-screen.ts';

/** A view that stands, with the address it is for: that may not be the open one any more. */
export type Shown = {
  readonly view: Extract<View, { kind: 'screen' | 'failed' }>;
  readonly requests: readonly ResourceRequest[];
  readonly address: AddressParts;
  /** Version of the resources that it was put together from. */
  readonly version: number;
};

/** Whether two views draw the same: of the same address, from the same resources. */
export function isSameShown(one: Shown, other: Shown): boolean {
  const { view, address, version } = one;
  return (
    address.path === other.address.path &&
    address.query === other.address.query &&
    (view === other.view ||
      (version === other.version &&
        view.kind === 'screen' &&
        other.view.kind === 'screen' &&
        view.status === other.view.status &&
        view.standIn === other.view.standIn &&
        isSameScreen(view.screen, other.view.screen)))
  );
}

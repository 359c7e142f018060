import { useEffect, useState } from 'react';
import { readTable, tableNeed } from '../resources/table-need.ts';
import { useNeeds, useResources } from '../resources/use-needs.ts';
import { useAddress, useGo } from '../router/router.tsx';
import { accessInfoAtom } from '../state/access.ts';
import { deviceAtom } from '../state/device.ts';
import { useSiteState } from '../state/site-state.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { keepDeviceChoice } from './device-choice.ts';
import { LoadFailure } from './load-failure.tsx';
import { LoadedScreen } from './loaded-screen.tsx';
import { resolveAddress } from './resolve-address.ts';
import { Spinner } from './spinner.tsx';
import { StatusScreen } from './status-screen.tsx';

/** More redirects than this in a row are a loop. */
const mostRedirects = 10;

/** Shows what the open address leads to, and goes on where it leads elsewhere. */
export function Site() {
  const state = useSiteState();
  const { model, store } = state;
  useResources();
  const go = useGo();
  const address = useAddress();
  const access = useSnapshot(accessInfoAtom);
  const device = useSnapshot(deviceAtom) || model.defaultDevice;
  // What this load has been through; it changes nothing that is shown by itself.
  const [past] = useState(() => ({ led: false, redirects: 0 }));
  const outcome = resolveAddress(address, {
    model,
    tableOf: (set) => readTable(state, set),
    access,
    device,
    leadToDevice: !past.led,
  });
  const needs = outcome.kind === 'needs' ? [tableNeed(state, outcome.set)] : [];
  const progress = useNeeds(needs);
  useEffect(() => {
    if (outcome.kind === 'needs') return;
    if (outcome.kind === 'chooseDevice') {
      past.led = false;
      keepDeviceChoice(outcome.device);
      store.set(deviceAtom, outcome.device);
      go(outcome.to, { replace: true });
    } else if (outcome.kind === 'redirect') {
      past.redirects += 1;
      if (past.redirects <= mostRedirects) go(outcome.to, { replace: true });
    } else {
      past.led = true;
      past.redirects = 0;
    }
  });
  if (outcome.kind === 'needs' && progress === 'failed') {
    return <LoadFailure language={outcome.set.language} needs={needs} />;
  }
  switch (outcome.kind) {
    case 'needs':
    case 'redirect':
    case 'chooseDevice':
      return <Spinner words="" />;
    case 'screen': {
      const { table, row, match } = outcome;
      const opened = { table, row, path: match.canonical, params: match.params };
      return <LoadedScreen key={row.id} opened={opened} />;
    }
    default: {
      const { kind, table, row } = outcome;
      return <StatusScreen kind={kind} opened={{ table, row, path: address.path, params: {} }} />;
    }
  }
}

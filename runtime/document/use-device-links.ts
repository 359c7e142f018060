import { splitAddress } from '../../schema/path/split-address.ts';
import { spellForDevice } from '../../schema/visit/twin-spelling.ts';
import { useCompleteAddress } from '../router/router.tsx';
import { useQuery } from '../router/use-query.ts';
import { useScreen } from '../screen/screen-context.ts';
import { useHomeAddress } from '../screen/use-home-address.ts';
import { useSiteState } from '../state/site-state.ts';

export type DeviceLink = { readonly device: string; readonly label: string; readonly href: string };

/**
 * Links to this page on the other device variants that have it, for visitors who are on the wrong one. An address that
 * no route has leads home there.
 */
export function useDeviceLinks(): readonly DeviceLink[] {
  const { model } = useSiteState();
  const { device, table, row, path } = useScreen();
  const query = useQuery();
  const home = useHomeAddress();
  const root = useCompleteAddress('/').replace(/\/$/, '');
  return Object.keys({ ...model.devices, ...model.hosted }).flatMap((each) => {
    const label = table.site.deviceLabels[each];
    if (each === device || label === undefined || row?.lacks?.includes(each)) return [];
    const host = model.hosted?.[each];
    const twin = splitAddress(spellForDevice(row ? path : home, each, model)).path;
    const wish = new URLSearchParams(row ? query : '');
    wish.set('device', each);
    const start = host ? host.origin + root : root;
    return [{ device: each, label, href: `${start}${twin}?${wish}` }];
  });
}

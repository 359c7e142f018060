import { useDeviceLinks } from '../../document/use-device-links.ts';

/** Links to this page as other devices show it; they load it anew. */
export function DeviceLinks({ className }: { readonly className?: string | undefined }) {
  return useDeviceLinks().map(({ device, label, href }) => (
    <a key={device} className={className} href={href}>
      {label}
    </a>
  ));
}

import { useScreen } from '../../screen/screen-context.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import css from './footer-address.module.css';

/** Where the institution is: the lines of its address, as a footer shows them. */
export function FooterAddress({ className }: { readonly className?: string | undefined }) {
  const { address = [] } = useScreen().table.site.footer;
  if (address.length === 0) return null;
  return (
    <address className={className}>
      {address.map((line, index) => (
        <span key={locationKey(index, line)} className={css.line}>
          {line}
        </span>
      ))}
    </address>
  );
}

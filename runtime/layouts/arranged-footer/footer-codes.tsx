import { useScreen } from '../../screen/screen-context.ts';
import { useAsset } from '../../state/use-asset.ts';
import { locationKey } from '../../ui/element/location-key.ts';
import { QrCode } from '../../ui/share/qr-code.tsx';
import css from './footer-codes.module.css';

/** Codes to scan, each with its words. */
export function FooterCodes() {
  const { qrCodes = [] } = useScreen().table.site.footer;
  const asset = useAsset();
  if (qrCodes.length === 0) return null;
  return (
    <ul className={css.codes}>
      {qrCodes.map(({ label, address, picture }, index) => (
        <li key={locationKey(index, label)} className={css.item}>
          {address === undefined ? null : <QrCode address={address} className={css.code} />}
          {picture === undefined ? null : (
            <img
              className={css.code}
              src={asset(picture)}
              alt=""
              width={96}
              height={96}
              loading="lazy"
            />
          )}
          <span className={css.label}>{label}</span>
        </li>
      ))}
    </ul>
  );
}

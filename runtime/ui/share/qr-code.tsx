import { useMemo } from 'react';
import { useMessages } from '../../screen/use-messages.ts';
import { classes } from '../element/classes.ts';
import css from './qr-code.module.css';
import { qrPath } from './qr-path.ts';

type QrCodeProps = {
  /** A complete address; without a host the place stays empty, as on a built page. */
  readonly address: string;
  readonly className?: string | undefined;
};

/** An address as a QR code, dark on light in every theme, as readers want it. */
export function QrCode({ address, className }: QrCodeProps) {
  const t = useMessages();
  const complete = /^[a-z]+:/i.test(address);
  const code = useMemo(() => (complete ? qrPath(address) : undefined), [complete, address]);
  return (
    <div className={classes(css.code, className)}>
      {code ? (
        <svg
          className={css.drawing}
          viewBox={`0 0 ${code.size} ${code.size}`}
          role="img"
          aria-label={t('qrCodeOf', { address })}
          shapeRendering="crispEdges"
        >
          <path fill="currentColor" d={code.path} />
        </svg>
      ) : null}
    </div>
  );
}

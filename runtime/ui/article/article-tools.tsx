import { type ReactNode, useState } from 'react';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { classes } from '../element/classes.ts';
import { ContentIcon } from '../element/content-icon.tsx';
import { usePrint } from '../print/use-print.tsx';
import { copyText } from '../share/copy-text.ts';
import { SharePageDialog } from '../share/share-page-dialog.tsx';
import { usePageAddress } from '../share/use-page-address.ts';
import css from './article-tools.module.css';

type ToolProps = {
  readonly icon: 'print' | 'link' | 'code' | 'share';
  readonly label: string;
  readonly onPress: () => void;
};

function Tool({ icon, label, onPress }: ToolProps) {
  const isMobile = useScreen().form === 'mobile';
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={isMobile ? label : undefined}
      onClick={onPress}
    >
      <ContentIcon name={icon} className={css.icon} />
      {isMobile ? null : label}
    </button>
  );
}

/**
 * What one may do with a text: print it, copy its link, get it onto a phone by its code. On desktop a short
 * column below the particulars, on mobile two buttons beside them.
 */
export function ArticleTools({ children }: { readonly children?: ReactNode }) {
  useBehaviour();
  const isMobile = useScreen().form === 'mobile';
  const t = useMessages();
  const address = usePageAddress();
  const { end, print: printPage } = usePrint();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<string>();

  const copy = async () => {
    if (await copyText(address)) setCopied(address);
    // There the address stands to be copied by hand.
    else setOpen(true);
  };
  const print = <Tool icon="print" label={t('print')} onPress={printPage} />;
  return (
    <div className={classes(isMobile && css.bar)}>
      {children ? <div className={css.facts}>{children}</div> : null}
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, but no fields of a form */}
      <div role="group" aria-label={t('pageTools')} className={css.tools}>
        {print}
        {isMobile ? (
          <Tool icon="share" label={t('sharePage')} onPress={() => setOpen(true)} />
        ) : (
          <>
            <Tool icon="link" label={t('copyLink')} onPress={copy} />
            <Tool icon="code" label={t('qrCode')} onPress={() => setOpen(true)} />
            <p role="status" className={css.done}>
              {copied === address ? t('copied') : ''}
            </p>
          </>
        )}
      </div>
      <SharePageDialog address={address} open={open} onClose={() => setOpen(false)} />
      {end}
    </div>
  );
}

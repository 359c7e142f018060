import { type ReactNode, useState } from 'react';
import { useMessages, useScreen } from '../../screen/screen-context.ts';
import { classes } from '../element/classes.ts';
import { Icon } from '../element/icon.tsx';
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
  const phone = useScreen().form === 'mobile';
  return (
    <button
      type="button"
      className={css.tool}
      aria-label={phone ? label : undefined}
      onClick={onPress}
    >
      <Icon name={icon} className={css.icon} />
      {phone ? null : label}
    </button>
  );
}

/**
 * What one may do with a text: print it, copy its link, get it onto a phone by its code. At a desk a short
 * column below the particulars, on a phone two buttons beside them.
 */
export function ArticleTools({ children }: { readonly children: ReactNode }) {
  const phone = useScreen().form === 'mobile';
  const say = useMessages();
  const address = usePageAddress();
  const [open, setOpen] = useState(false);
  const [copied, setCopied] = useState<string>();

  const copy = async () => {
    if (await copyText(address)) setCopied(address);
    // There the address stands to be copied by hand.
    else setOpen(true);
  };
  const print = <Tool icon="print" label={say('print')} onPress={() => window.print()} />;
  return (
    <div className={classes(phone && css.bar)}>
      <div className={css.facts}>{children}</div>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons, but no fields of a form */}
      <div role="group" aria-label={say('pageTools')} className={css.tools}>
        {print}
        {phone ? (
          <Tool icon="share" label={say('sharePage')} onPress={() => setOpen(true)} />
        ) : (
          <>
            <Tool icon="link" label={say('copyLink')} onPress={copy} />
            <Tool icon="code" label={say('qrCode')} onPress={() => setOpen(true)} />
            <p role="status" className={css.done}>
              {copied === address ? say('copied') : ''}
            </p>
          </>
        )}
      </div>
      <SharePageDialog address={address} open={open} onClose={() => setOpen(false)} />
    </div>
  );
}

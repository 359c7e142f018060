import './code-colours.css';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMessages } from '../../screen/use-messages.ts';
import { Drawing } from '../element/drawing.tsx';
import { locationKey } from '../element/location-key.ts';
import { copyText } from '../share/copy-text.ts';
import css from './copy-buttons.module.css';

/** How long a button says that it has copied, in milliseconds. */
const shownFor = 3000;

const sheets = 'M8.5 8.5h11v11h-11ZM15.5 8.5v-4h-11v11h4';
const tick = 'm5 12.5 4.5 4.5L19 7.5';

/** Selects code that cannot be copied, so that the visitor can. */
function select(code: Element): void {
  const selection = window.getSelection();
  selection?.selectAllChildren(code);
}

function CopyButton({ block }: { readonly block: Element }) {
  const t = useMessages();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return undefined;
    const timer = setTimeout(() => setCopied(false), shownFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (): Promise<void> => {
    const code = block.querySelector('code');
    if (!code) return;
    if (await copyText((code.textContent ?? '').replace(/\n$/, ''))) setCopied(true);
    else select(code);
  };
  const name = block.querySelector('figcaption > span')?.textContent;
  return (
    <span className={name ? css.tool : css.over}>
      <button type="button" className={css.copy} onClick={copy}>
        <Drawing d={copied ? tick : sheets} className={css.icon} />
        <span className={name ? undefined : 'visually-hidden'}>{t('copyCode')}</span>
        {name ? <span className="visually-hidden"> {name}</span> : null}
      </button>
      <span role="status" className={name ? css.done : 'visually-hidden'}>
        {copied ? t('copied') : ''}
      </span>
    </span>
  );
}

/** A button in each block of code, beside the name of its file, else in its corner. */
export function CopyButtons({ blocks }: { readonly blocks: readonly Element[] }) {
  return blocks.map((block, index) =>
    createPortal(
      <CopyButton block={block} />,
      block.querySelector('figcaption') ?? block,
      locationKey(index, 'copy'),
    ),
  );
}

import { useEffect, useState } from 'react';
import { partRequest } from '../../requests/part-request.ts';
import { usePart } from '../../requests/use-part.ts';
import { useAddress } from '../../router/router.tsx';
import { useMessages } from '../../screen/use-messages.ts';
import { useSearchTarget } from '../../search/use-search-target.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { PartTrouble } from '../part-notice/part-trouble.tsx';
import { PlainSearch } from './plain-search.tsx';
import { searchButtonId } from './search-button-id.ts';
import type { SearchDialog } from './search-dialog.tsx';

const dialog = partRequest(
  'search dialog',
  async () => (await import('./search-dialog.tsx')).SearchDialog,
);

/** The search icon and the box that it opens over the whole window; nothing on a site without search. */
export function SearchBox({ className }: { readonly className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const t = useMessages();
  const target = useSearchTarget();
  const { path, query } = useAddress();
  const { Component: Dialog, prepare, ...part } = usePart<typeof SearchDialog>(dialog, open);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => setOpen(false), [path, query]);
  if (!target) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <PlainSearch className={className} />
      <button
        type="button"
        id={searchButtonId}
        className={className}
        aria-label={t('openSearch')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        <Icon name="search" />
      </button>
      {Dialog ? <Dialog open={open} onClose={close} /> : <PartTrouble {...part} onClose={close} />}
    </>
  );
}

import { useEffect, useState } from 'react';
import { useAddress } from '../../router/router.tsx';
import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import { useSearchTarget } from '../../search/use-search-target.ts';
import fade from '../../styles/fade.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Icon } from '../../ui/element/icon.tsx';
import { Modal } from '../../ui/modal/modal.tsx';
import css from './search-box.module.css';
import { SearchOverlay } from './search-overlay.tsx';

/** The search icon and the box that it opens over the whole window; nothing on a site without search. */
export function SearchBox({ className }: { readonly className?: string | undefined }) {
  const [open, setOpen] = useState(false);
  const t = useMessages();
  const { form } = useScreen();
  const target = useSearchTarget();
  const { scope } = useZone();
  const { path, query } = useAddress();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address is what closes it
  useEffect(() => setOpen(false), [path, query]);
  if (!target) return null;
  return (
    <>
      <button
        type="button"
        className={className}
        aria-label={t('openSearch')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="search" />
      </button>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        label={scope ? t('searchWithin', { title: scope.title }) : t('searchSite')}
        ground="sea"
        className={classes(form === 'mobile' ? css.mobile : css.desktop, fade.in)}
        leavingClassName={fade.out}
      >
        <SearchOverlay />
      </Modal>
    </>
  );
}

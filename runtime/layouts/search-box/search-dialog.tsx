import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';
import { useZone } from '../../screen/zone-context.ts';
import fade from '../../styles/fade.module.css';
import { classes } from '../../ui/element/classes.ts';
import { Modal } from '../../ui/modal/modal.tsx';
import css from './search-dialog.module.css';
import { SearchOverlay } from './search-overlay.tsx';

export type SearchDialogProps = { readonly open: boolean; readonly onClose: () => void };

/** The search box over the whole window. */
export function SearchDialog({ open, onClose }: SearchDialogProps) {
  const t = useMessages();
  const { form } = useScreen();
  const { scope } = useZone();
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={scope ? t('searchWithin', { title: scope.title }) : t('searchSite')}
      ground="sea"
      className={classes(form === 'mobile' ? css.mobile : css.desktop, fade.in)}
      leavingClassName={fade.out}
    >
      <SearchOverlay />
    </Modal>
  );
}

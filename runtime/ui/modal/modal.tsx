import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { enterOverlay } from '../../router/overlay-history.ts';
import { useBehaviour } from '../../state/use-behaviour.ts';
import { classes } from '../element/classes.ts';
import { lockScroll } from './lock-scroll.ts';
import css from './modal.module.css';
import { type ModalHandle, ModalProvider } from './modal-context.ts';
import { showModal } from './show-modal.ts';
import { usePresence } from './use-presence.ts';

type ModalProps = {
  readonly open: boolean;
  /** Called when the visitor wants it closed: Escape, a step back, a press beside its content, its own controls. */
  readonly onClose: () => void;
  /** Its name for readers. */
  readonly label: string;
  readonly className?: string | undefined;
  /** Class while it leaves; its motion must end in an animation. */
  readonly leavingClassName?: string | undefined;
  readonly ground?: 'sea' | 'page';
  /** Its content leaves room beside it, and a press there closes it. */
  readonly closesBeside?: boolean;
  readonly children: ReactNode;
};

/**
 * A dialog over the whole window, on the platform's own: focus inside and given back, the page behind
 * it inert and not scrolling. Its content is there only while it is shown.
 */
export function Modal(props: ModalProps) {
  useBehaviour();
  const { open, onClose, label, className, leavingClassName, ground = 'page' } = props;
  const { closesBeside = false, children } = props;
  const { phase, finish } = usePresence(open);
  const element = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const hide = useRef<() => void>(undefined);
  const shown = phase !== 'closed';
  useEffect(() => {
    if (!shown || !element.current) return;
    const unlock = lockScroll();
    const close = showModal(element.current);
    const end = (): void => {
      hide.current = undefined;
      unlock();
      close();
    };
    hide.current = end;
    return () => {
      if (hide.current === end) end();
    };
  }, [shown]);
  const latest = useRef({ onClose, finish });
  useEffect(() => {
    latest.current = { onClose, finish };
  });
  const handle = useMemo<ModalHandle>(
    () => ({
      close: () => latest.current.onClose(),
      closeAtOnce: () => {
        hide.current?.();
        latest.current.onClose();
        latest.current.finish();
      },
    }),
    [],
  );
  useEffect(() => {
    const dialog = element.current;
    // React would also hear the cancel of a dialog inside of this one.
    const onCancel = (event: Event): void => {
      if (event.target !== dialog) return;
      event.preventDefault();
      latest.current.onClose();
    };
    // Browsers close a dialog themselves where Escape is pressed twice, or Android's back.
    const onClosed = (event: Event): void => {
      if (event.target === dialog && hide.current) latest.current.onClose();
    };
    dialog?.addEventListener('cancel', onCancel);
    dialog?.addEventListener('close', onClosed);
    return () => {
      dialog?.removeEventListener('cancel', onCancel);
      dialog?.removeEventListener('close', onClosed);
    };
  }, []);
  useEffect(() => (open ? enterOverlay(() => latest.current.onClose()) : undefined), [open]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for the same
    <dialog
      ref={element}
      aria-label={label}
      data-ground={ground}
      className={classes(css.modal, className, phase === 'leaving' && leavingClassName)}
      onPointerDown={(event) => {
        pressedBeside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        // A press that began inside, to select text, does not count.
        const beside = event.target === event.currentTarget && pressedBeside.current;
        if (closesBeside && beside) onClose();
      }}
      onAnimationEnd={() => {
        if (phase === 'leaving') finish();
      }}
    >
      <ModalProvider value={handle}>{shown ? children : null}</ModalProvider>
    </dialog>
  );
}

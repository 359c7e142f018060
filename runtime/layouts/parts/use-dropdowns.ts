import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { stepFocus } from './step-focus.ts';

/** Milliseconds that a dropdown stays when the pointer has left it, so that a short way round is forgiven. */
const grace = 200;

export type Dropdowns = {
  readonly root: RefObject<HTMLElement | null>;
  /** Place of the item whose dropdown is open. */
  readonly open: number | undefined;
  readonly show: (place: number | undefined) => void;
  /** What the last press was made with; empty: the keyboard. */
  readonly pressedWith: () => string;
  /** For the element around all items. */
  readonly rootProps: {
    readonly onPointerLeave: (event: PointerEvent) => void;
    readonly onPointerEnter: () => void;
    readonly onBlur: (event: FocusEvent) => void;
    readonly onKeyDown: (event: KeyboardEvent) => void;
  };
  /** For the element of one item, which holds its dropdown. */
  readonly itemProps: (place: number) => {
    readonly 'data-menu-item': number;
    readonly onPointerEnter: (event: PointerEvent) => void;
    readonly onFocus: () => void;
  };
};

/**
 * Dropdowns under a row of items, one open at a time: by hover, by keyboard focus, by a tap. Escape
 * closes wherever the focus is, and gives it back to the item where it was inside.
 */
export function useDropdowns(): Dropdowns {
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  // What the visitor is doing; it is asked for in events only.
  const hand = useRef({ pressed: '', down: false, dismissing: false });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (place: number | undefined): void => {
    clearTimeout(timer.current);
    setOpen(place);
  };

  useEffect(() => {
    const onPointerDown = (event: globalThis.PointerEvent): void => {
      hand.current.pressed = event.pointerType;
      hand.current.down = true;
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (!inside) setOpen(undefined);
    };
    const onPointerUp = (): void => {
      hand.current.down = false;
    };
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      hand.current.pressed = '';
      if (event.key !== 'Escape') return;
      const cell = document.activeElement?.closest('[data-menu-item]');
      if (cell && root.current?.contains(cell)) {
        hand.current.dismissing = true;
        cell.querySelector<HTMLElement>('[data-menu-stop]')?.focus();
        hand.current.dismissing = false;
      }
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('pointerup', onPointerUp, true);
    document.addEventListener('pointercancel', onPointerUp, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('pointerup', onPointerUp, true);
      document.removeEventListener('pointercancel', onPointerUp, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, []);

  return {
    root,
    open,
    show,
    pressedWith: () => hand.current.pressed,
    rootProps: {
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse') return;
        timer.current = setTimeout(() => setOpen(undefined), grace);
      },
      onPointerEnter: () => clearTimeout(timer.current),
      onBlur: (event) => {
        const to = event.relatedTarget;
        if (to instanceof Node && !event.currentTarget.contains(to)) show(undefined);
      },
      onKeyDown: (event) => stepFocus(event, show),
    },
    itemProps: (place) => ({
      'data-menu-item': place,
      onPointerEnter: (event) => {
        if (event.pointerType === 'mouse') show(place);
      },
      onFocus: () => {
        if (!hand.current.down && !hand.current.dismissing) show(place);
      },
    }),
  };
}

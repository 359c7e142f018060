import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { type SiteState, useSiteState } from '../../state/site-state.ts';
import { stepFocus } from './step-focus.ts';

/** Milliseconds that a dropdown stays when the pointer has left it, so that a short way round is forgiven. */
const grace = 200;
/** Milliseconds before another item's dropdown takes the place of an open one: the way into that may cross it. */
const intent = 120;

/**
 * By site: place of the item that was followed or dismissed. It stays closed until the pointer has left it,
 * also where the next page, with a header of its own, comes to lie under a pointer that rests.
 */
const quiet = new WeakMap<SiteState, number>();

const isIn = (target: EventTarget | null, place: number): boolean =>
  target instanceof Element &&
  target.closest<HTMLElement>('[data-menu-item]')?.dataset.menuItem === String(place);

export type Dropdowns = {
  readonly root: RefObject<HTMLElement | null>;
  /** Place of the item whose dropdown is open. */
  readonly open: number | undefined;
  readonly show: (place: number | undefined) => void;
  /** Closes the dropdown of an item until the pointer has left it. */
  readonly dismiss: (place: number) => void;
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
  };
};

/**
 * Dropdowns under a row of items, one open at a time: by hover, by a tap, by Enter, Space or ↓ on their
 * buttons; the focus alone opens none. Escape closes wherever the focus is, and gives it back to the item
 * where it was inside.
 */
export function useDropdowns(): Dropdowns {
  const site = useSiteState();
  const root = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<number>();
  // What the visitor is doing; it is asked for in events only.
  const hand = useRef<{ pressed: string; open?: number | undefined }>({ pressed: '' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const show = (place: number | undefined): void => {
    clearTimeout(timer.current);
    setOpen(place);
  };

  useEffect(() => {
    hand.current.open = open;
  }, [open]);

  useEffect(() => {
    const onPointerDown = (event: globalThis.PointerEvent): void => {
      hand.current.pressed = event.pointerType;
      const inside = event.target instanceof Node && root.current?.contains(event.target);
      if (!inside) setOpen(undefined);
    };
    const onPointerMove = ({ target }: globalThis.PointerEvent): void => {
      const place = quiet.get(site);
      // While one page fades into the next, the pointer is over neither.
      if (target === document.documentElement || place === undefined) return;
      if (!isIn(target, place)) quiet.delete(site);
    };
    const onKeyDown = (event: globalThis.KeyboardEvent): void => {
      hand.current.pressed = '';
      if (event.key !== 'Escape') return;
      const { open: place } = hand.current;
      if (place !== undefined) quiet.set(site, place);
      const dropdown = document.activeElement?.closest('[data-menu-dropdown]');
      if (dropdown && root.current?.contains(dropdown)) {
        dropdown
          .closest('[data-menu-item]')
          ?.querySelector<HTMLElement>('[data-menu-stop]')
          ?.focus();
      }
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    document.addEventListener('pointermove', onPointerMove, true);
    document.addEventListener('keydown', onKeyDown, true);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('pointerdown', onPointerDown, true);
      document.removeEventListener('pointermove', onPointerMove, true);
      document.removeEventListener('keydown', onKeyDown, true);
    };
  }, [site]);

  return {
    root,
    open,
    show,
    dismiss: (place) => {
      quiet.set(site, place);
      show(undefined);
    },
    pressedWith: () => hand.current.pressed,
    rootProps: {
      onPointerLeave: (event) => {
        if (event.pointerType !== 'mouse') return;
        // Another item's dropdown may be about to open.
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setOpen(undefined), grace);
      },
      onPointerEnter: () => clearTimeout(timer.current),
      onBlur: (event) => {
        const to = event.relatedTarget;
        if (to && open !== undefined && !isIn(to, open)) show(undefined);
      },
      onKeyDown: (event) => stepFocus(event, show),
    },
    itemProps: (place) => ({
      'data-menu-item': place,
      onPointerEnter: (event) => {
        if (event.pointerType !== 'mouse' || quiet.get(site) === place) return;
        clearTimeout(timer.current);
        if (open === undefined || open === place) setOpen(place);
        else timer.current = setTimeout(() => setOpen(place), intent);
      },
    }),
  };
}

import { createContext, useContext } from 'react';

/** What the content of a modal may ask of it. */
export type ModalHandle = {
  /** Closes with motion. */
  readonly close: () => void;
  /** Closes now and gives the focus back, for links that lead away. */
  readonly closeAtOnce: () => void;
};

const ModalContext = createContext<ModalHandle>({ close: () => {}, closeAtOnce: () => {} });

export const ModalProvider = ModalContext.Provider;

/** The modal around this place; outside of one, one that is closed. */
export const useModal = (): ModalHandle => useContext(ModalContext);

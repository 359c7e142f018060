import { createContext, useContext } from 'react';

const BusyContext = createContext(false);

export const BusyProvider = BusyContext.Provider;

/** Whether the page that stands is left, and the next one awaited. */
export const useIsBusy = (): boolean => useContext(BusyContext);

import { createContext, useContext } from 'react';
import type { MessageKey } from '../../schema/messages/message-key.ts';
import type { PageData, PageModel, RouteRow, RouteTable } from '../../schema/model.ts';
import type { ZoneModel } from '../../schema/zone-model.ts';
import type { EntryRequest } from '../content/entry-need.ts';

/** The screen that is open: everything a layout or a block may ask for. */
export type Screen = {
  readonly language: string;
  readonly device: string;
  /** The composition to draw. */
  readonly form: 'desktop' | 'mobile';
  readonly table: RouteTable;
  /** Missing on the not-found page. */
  readonly row?: RouteRow;
  /** The zone that the address lies in. */
  readonly zone?: ZoneModel;
  readonly page: PageModel;
  /** The page's heading: its own title, else the route's. */
  readonly title: string;
  /** The address's path in canonical spelling. */
  readonly path: string;
  /** Parameters by their meaning for the page: id, date, type, code, keyword. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Parameters by their name in the path, as they stand in the address. */
  readonly values: Readonly<Record<string, string>>;
  /** The entry that the address asks for. */
  readonly shown?: EntryRequest;
  readonly lists: PageData['lists'];
  readonly entries: PageData['entries'];
};

const ScreenContext = createContext<Screen | undefined>(undefined);

export const ScreenProvider = ScreenContext.Provider;

/** The open screen. Throws outside of one. */
export function useScreen(): Screen {
  const screen = useContext(ScreenContext);
  if (!screen) throw new Error('no screen is open here');
  return screen;
}

/** A word or sentence of the user interface in the screen's language, with {braces} filled in. */
export type Say = (key: MessageKey, values?: Readonly<Record<string, string | number>>) => string;

/** The words of the user interface. */
export function useMessages(): Say {
  const { messages } = useScreen().table;
  return (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (braces, name: string) =>
      String(values[name] ?? braces),
    );
}

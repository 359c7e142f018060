import { createContext, useContext } from 'react';
import type { PageData, PageModel, RouteRow, RouteTable } from '../../schema/model.ts';
import type { ZoneModel } from '../../schema/zone-model.ts';
import type { EntryQuery } from './entry-query.ts';

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
  /** Title of the section of a collection that the path names, for a list that it narrows down. */
  readonly section?: string;
  /** The address's path in canonical spelling. */
  readonly path: string;
  /** Parameters by their meaning for the page: id, date, type, code, keyword. */
  readonly params: Readonly<Record<string, string | undefined>>;
  /** Parameters by their name in the path, as they stand in the address. */
  readonly values: Readonly<Record<string, string>>;
  /** The entry that the address asks for. */
  readonly shown?: EntryQuery;
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

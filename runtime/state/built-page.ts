import { createContext, useContext } from 'react';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import type { RouteTable } from '../../schema/model.ts';
import type { AddressParts } from '../../schema/path/split-address.ts';

/** The page that was built and came with the load. It stays as it is until the visitor goes elsewhere. */
export type BuiltPage = {
  /** One object, so that nothing below it changes before it has to. */
  readonly address: AddressParts;
  readonly language: string;
  /** Id of its route. */
  readonly row: string;
  /** What there is to see (see `resolve/built-view.ts`), one object as well. */
  readonly view: object;
  /** As much of the route table as the page and its frame need. */
  readonly table: RouteTable;
  readonly webConfig: WebConfig | undefined;
  /** Where blocks with behaviour stand. */
  readonly live: ReadonlySet<string>;
  /** Kinds of blocks whose code they need. */
  readonly blocks: readonly string[];
};

const BuiltPageContext = createContext<BuiltPage | undefined>(undefined);

export const BuiltPageProvider = BuiltPageContext.Provider;

/** The built page, inside of it; undefined in a page that was put together in the browser. */
export const useBuiltPage = (): BuiltPage | undefined => useContext(BuiltPageContext);

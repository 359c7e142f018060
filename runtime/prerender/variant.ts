import type { RouteRow, RouteTable } from '../../schema/model.ts';
import type { PrerenderInput } from '../../schema/prerenderer.ts';
import { observedTable } from '../../schema/visit/table-index.ts';
import { createSiteState } from '../boot/create-site-state.ts';
import { failingModule } from '../own/failing-module.ts';
import { tableRequest } from '../requests/table-request.ts';
import { webConfigKey } from '../requests/web-config-key.ts';
import { provideNavigation } from '../site/navigation/navigation.ts';
import type { SiteState } from '../state/site-state.ts';

/** A variant of the site, kept for all of its pages. */
export type Variant = {
  readonly state: SiteState;
  /** Takes the rows that are asked for. */
  readonly observe: (note: (row: RouteRow) => void) => void;
  readonly table: RouteTable;
  readonly frameRows: ReadonlySet<string>;
  readonly frameAddress: string;
};

/**
 * Opens a variant of the site.
 * @throws where the site has none of this language and device
 */
export async function openVariant(
  { frames, seo, importOwn }: PrerenderInput,
  language: string,
  device: string,
): Promise<Variant> {
  const found = frames[`${language}.${device}`];
  if (!found) throw new Error(`there is no frame for ${language}.${device}`);
  const { frame, address } = found;
  const known = {
    device,
    webConfigs: frame.webConfig ? { [language]: frame.webConfig } : {},
  };
  const state = {
    ...createSiteState(frame.site, frame.site.base, known, known),
    seo,
    // A module that fails is reported with the block that it draws.
    importOwn: (script: string) => importOwn(script).catch(failingModule),
  };
  provideNavigation(state.resources);
  const variant = frame.site.variants.find(
    (each) => each.language === language && each.device === device,
  );
  if (!variant) throw new Error(`there is no variant ${language}.${device}`);
  state.resources.take(webConfigKey(language), undefined);
  const table = (await tableRequest(state, variant).load()) as RouteTable;
  let note: (row: RouteRow) => void = () => undefined;
  state.resources.take(
    variant.file,
    observedTable(table, (row) => note(row)),
  );
  return {
    state,
    observe: (next) => {
      note = next;
    },
    table,
    frameRows: new Set(frame.table.routes.map(({ id }) => id)),
    frameAddress: address,
  };
}

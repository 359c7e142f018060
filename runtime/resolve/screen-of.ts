import type { PageData, PageModel, SiteModel } from '../../schema/model.ts';
import { zoneOfPath } from '../../schema/visit/zone-of-path.ts';
import { shownEntry } from '../content/shown-entry.ts';
import type { Opened } from '../screen/opened.ts';
import type { Screen } from '../screen/screen-context.ts';
import { addressSection } from './address-section.ts';

/** Puts a screen together. The page's parameters are renamed to what they mean for it. */
export function screenOf(
  model: SiteModel,
  opened: Opened,
  page: PageModel,
  data: PageData,
  title: string,
): Screen {
  const { table, row, path, params } = opened;
  const shown = shownEntry(row, params);
  const zone = zoneOfPath(path, table.zones);
  const meanings = Object.fromEntries(
    Object.entries(page.params).map(([meaning, name]) => [meaning, params[name]]),
  );
  const section = addressSection({ page, table, params: meanings });
  return {
    language: table.language,
    device: table.device,
    form: model.devices[table.device]?.form ?? 'desktop',
    table,
    ...(row ? { row } : {}),
    ...(zone ? { zone } : {}),
    page,
    title: page.title ?? title,
    ...(section === undefined ? {} : { section }),
    path,
    params: meanings,
    ...(shown ? { shown } : {}),
    values: params,
    lists: data.lists,
    entries: data.entries,
  };
}

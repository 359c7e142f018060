import type { Model, PageModel, RouteRow, RouteTable } from '../../schema/model.ts';

/** The page that a row shows, from the table or from the data file of its group. */
export function pageOf(row: RouteRow, { language, device, pages }: RouteTable, model: Model) {
  const { page = '', group } = row;
  const file = model.groups.find(
    (each) => each.group === group && each.language === language && each.device === device,
  );
  const found: PageModel | undefined = group === undefined ? pages[page] : file?.pages[page];
  return found;
}

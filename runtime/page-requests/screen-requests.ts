import type { GroupFile, PageData, RouteRow, RouteTable } from '../../schema/model.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { blockRequests } from '../blocks/block-requests.ts';
import { emittedFile } from '../requests/emitted-file.ts';
import { webConfigRequests } from '../requests/web-config-requests.ts';
import { loadFile } from '../resources/load-file.ts';
import type { ResourceRequest } from '../resources/resource-request.ts';
import { isGroupFile } from '../shapes/group-shape.ts';
import type { SiteState } from '../state/site-state.ts';
import { zoneRequests } from '../zone/zone-requests.ts';

/** The data file that holds a row's page; undefined: the route table does. */
const groupOf = (row: RouteRow | undefined, table: RouteTable) =>
  row?.group === undefined ? undefined : table.groups[row.group];

/** The kinds of blocks of a page. */
function blockTypes(table: RouteTable, pageName: string | undefined) {
  const types = new Set<string>();
  walkBlocks(pageName === undefined ? undefined : table.pages[pageName], ({ type }) => {
    types.add(type);
  });
  return [...types];
}

/**
 * The resources of a screen, to be requested side by side: the group's data file, the components of its
 * blocks, and the language's web configuration.
 * @param further kinds of blocks that the screen may show besides those of its page
 */
export function screenRequests(
  state: SiteState,
  table: RouteTable,
  row: RouteRow | undefined,
  pageName: string | undefined,
  further: readonly string[] = [],
): ResourceRequest[] {
  const group = groupOf(row, table);
  const types = new Set([...(group ? group.blocks : blockTypes(table, pageName)), ...further]);
  return [
    ...webConfigRequests(state, table.language),
    ...zoneRequests(row, table),
    ...(group
      ? [
          {
            key: group.file,
            load: () =>
              loadFile(emittedFile(state, group.file), (value): value is GroupFile =>
                isGroupFile(value, table, row?.group ?? ''),
              ),
          },
        ]
      : []),
    ...[...types].flatMap((type) => blockRequests(type, state)),
  ];
}

/** The pages and entries that a row's screen is made of, as far as they are there. */
export function screenData(
  { resources }: SiteState,
  table: RouteTable,
  row: RouteRow | undefined,
): PageData | undefined {
  const group = groupOf(row, table);
  if (!group) return table;
  const resource = resources.read<GroupFile>(group.file);
  return resource?.state === 'ready' ? resource.value : undefined;
}

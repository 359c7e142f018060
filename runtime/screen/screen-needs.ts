import type { GroupFile, PageData, RouteRow, RouteTable } from '../../schema/model.ts';
import { walkBlocks } from '../../schema/walk-blocks.ts';
import { blockNeed } from '../blocks/block-request.ts';
import { lateAnswer } from '../resources/late-answer.ts';
import { loadFile } from '../resources/load-file.ts';
import { loadWebConfig } from '../resources/load-web-config.ts';
import type { Need } from '../resources/need.ts';
import { emittedFile } from '../resources/table-need.ts';
import { isGroupFile } from '../shapes/model-shapes.ts';
import type { SiteState } from '../state/site-state.ts';
import { takeWebConfig } from './take-web-config.ts';
import { zoneNeed } from './zone-need.ts';

/** The data file that holds a row's page; undefined: the route table does. */
const groupOf = (row: RouteRow | undefined, table: RouteTable) =>
  row?.group === undefined ? undefined : table.groups[row.group];

/** Key of a language's web configuration among the resources. */
export const webConfigKey = (language: string): string => `webconfig ${language}`;

/** The web configuration of a language. It never fails: what goes wrong, or takes too long, leaves it empty. */
export function webConfigNeed({ model, root, store }: SiteState, language: string): Need[] {
  const address = model.languages[language]?.config;
  if (address === undefined) return [];
  const complete = address.startsWith('/') ? root + address.slice(1) : address;
  return [
    {
      key: webConfigKey(language),
      load: () =>
        takeWebConfig(
          store,
          language,
          lateAnswer(() => loadWebConfig(complete), model.configTimeout),
        ),
    },
  ];
}

function blockTypes(table: RouteTable, pageName: string | undefined) {
  const types = new Set<string>();
  walkBlocks(pageName === undefined ? undefined : table.pages[pageName], ({ type }) => {
    types.add(type);
  });
  return [...types];
}

/**
 * What a screen needs, to be asked for side by side: the group's data file and the components of its
 * blocks, and the language's web configuration.
 * @param further kinds of blocks that the screen may show besides those of its page
 */
export function screenNeeds(
  state: SiteState,
  table: RouteTable,
  row: RouteRow | undefined,
  pageName: string | undefined,
  further: readonly string[] = [],
): Need[] {
  const group = groupOf(row, table);
  const types = new Set([...(group ? group.blocks : blockTypes(table, pageName)), ...further]);
  return [
    ...webConfigNeed(state, table.language),
    ...zoneNeed(row, table),
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
    ...[...types].flatMap((type) => blockNeed(type)),
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

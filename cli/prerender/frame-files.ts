import { frameRows } from '../../schema/menu/frame-rows.ts';
import type { WebConfig } from '../../schema/menu/web-config.ts';
import { isCareMessage } from '../../schema/messages/care-messages.ts';
import type { Model } from '../../schema/model.ts';
import type { Frame } from '../../schema/page-state.ts';
import { nameOf } from '../content/cache/article-cache.ts';

/** A frame with the file that holds it. */
export type FrameFile = {
  readonly frame: Frame;
  readonly path: string;
  readonly text: string;
  /** Address below the site's root, with the fingerprint of the text. */
  readonly address: string;
};

/**
 * The frames of a site's variants, by language and device (`zh.desktop`).
 * @param webConfigs as they are at build, by language
 */
export function frameFiles(
  { site, tables }: Model,
  webConfigs: Readonly<Record<string, WebConfig>>,
): Readonly<Record<string, FrameFile>> {
  const { menuCodes, fnCodes } = site.access;
  const visitor = { menuCodes, fnCodes, loginStatus: 0 };
  return Object.fromEntries(
    tables.map((table) => {
      const { language, device } = table;
      const webConfig = webConfigs[language];
      const frame: Frame = {
        // A build's name would make every page new with every change.
        site: { ...site, build: '' },
        table: {
          ...table,
          messages: Object.fromEntries(
            Object.entries(table.messages).filter(([key]) => !isCareMessage(key)),
          ),
          routes: frameRows(site, table, visitor, webConfig),
          pages: {},
          lists: {},
          entries: {},
          groups: {},
        },
        ...(webConfig ? { webConfig } : {}),
      };
      const path = `frame.${language}.${device}.json`;
      const text = JSON.stringify(frame);
      const address = `${path}?v=${nameOf(text).slice(0, 12)}`;
      return [`${language}.${device}`, { frame, path, text, address }];
    }),
  );
}

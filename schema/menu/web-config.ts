import { type WebConfigIds, webConfigIds } from '../web-config-ids.ts';

/** Deeper menus are no menus: what lies below is not shown. */
export const maxMenuDepth = 8;

/** A menu item of the web configuration, what was no such item left out. */
export type WebMenuItem = {
  readonly pageCode: string;
  readonly title: string;
  readonly subTitle: string;
  readonly linkUrl: string;
  readonly link: string;
  /** 2: opens a new window. */
  readonly linkType: number;
  readonly image: string;
  /** Words under the picture. */
  readonly imageText: string;
  readonly childrens: readonly WebMenuItem[];
};

/** The web configuration of one language. Every field is empty where it is missing. */
export type WebConfig = WebConfigIds & {
  readonly websiteName: string;
  readonly navbar: readonly WebMenuItem[];
};

export const emptyWebConfig: WebConfig = {
  ...webConfigIds({}),
  websiteName: '',
  navbar: [],
};

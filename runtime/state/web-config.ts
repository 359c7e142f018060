import { atom } from 'jotai';

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
export type WebConfig = {
  readonly appId: string;
  readonly siteId: string;
  readonly appKey: string;
  readonly projectId: string;
  readonly websiteName: string;
  readonly searchChannelId: string;
  readonly navbar: readonly WebMenuItem[];
};

export const emptyWebConfig: WebConfig = {
  appId: '',
  siteId: '',
  appKey: '',
  projectId: '',
  websiteName: '',
  searchChannelId: '',
  navbar: [],
};

/** By language: the configuration that arrived, the empty one where it failed; nothing while it is awaited. */
export const webConfigsAtom = atom<Readonly<Record<string, WebConfig>>>({});

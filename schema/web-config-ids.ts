/** What the web configuration of a language says about the APIs behind a site. Empty where it says nothing. */
export type WebConfigIds = {
  readonly appId: string;
  readonly siteId: string;
  readonly appKey: string;
  readonly projectId: string;
  readonly searchChannelId: string;
};

const text = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads the ids of a web configuration: what has the right shape is taken, the rest is empty. */
export const webConfigIds = (config: Readonly<Record<string, unknown>>): WebConfigIds => ({
  appId: text(config.appId),
  siteId: text(config.siteId),
  appKey: text(config.appKey),
  projectId: text(config.projectId),
  searchChannelId: text(config.searchChannelId),
});

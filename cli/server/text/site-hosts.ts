import type { ServerRules } from '../rules/server-rules.ts';

/** The names that a site is served under; empty: every one. */
export const siteHosts = ({
  settings,
  model,
}: Pick<ServerRules, 'settings' | 'model'>): readonly string[] =>
  settings.hosts ?? (model.origin === undefined ? [] : [new URL(model.origin).hostname]);

/** The folder of the built site on the machine of the server. */
export const siteRoot = ({ settings }: Pick<ServerRules, 'settings'>): string =>
  settings.root ?? '/var/www/site';

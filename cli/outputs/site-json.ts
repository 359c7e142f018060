import type { Output } from './output.ts';

/** What all languages and devices share. */
export const siteJson: Output = ({ site }) => ({ 'site.json': JSON.stringify(site) });

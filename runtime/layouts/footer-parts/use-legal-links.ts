import { useScreen } from '../../screen/screen-context.ts';
import { useMessages } from '../../screen/use-messages.ts';

/** Links of the legal line: those of the site file, then the map of the site. */
export function useLegalLinks() {
  const { links = [], siteMap } = useScreen().table.site.footer;
  const t = useMessages();
  return siteMap?.link === undefined
    ? links
    : [...links, { label: t('siteMap'), link: siteMap.link }];
}

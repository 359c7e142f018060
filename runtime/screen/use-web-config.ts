import { emptyWebConfig, type WebConfig } from '../../schema/menu/web-config.ts';
import { useSnapshot } from '../state/use-snapshot.ts';
import { webConfigsAtom } from '../state/web-config.ts';
import { useScreen } from './screen-context.ts';

/** The web configuration of the screen's language; empty where it failed or is not there yet. */
export function useWebConfig(): WebConfig {
  return useSnapshot(webConfigsAtom)[useScreen().language] ?? emptyWebConfig;
}

import type { ProviderSettings } from '../../../schema/analytics/analytics-settings.ts';
import type { Recorder } from '../hit.ts';
import { baidu } from './baidu.ts';
import { endpoint } from './endpoint.ts';
import { matomo } from './matomo.ts';
import { plausible } from './plausible.ts';

/**
 * Starts one that records, with what it loads for that.
 * @param hasConsent the visitor was asked and agreed; false: nobody is asked
 */
export function recorderOf(settings: ProviderSettings, hasConsent: boolean): Recorder {
  switch (settings.type) {
    case 'matomo':
      return matomo(settings, hasConsent);
    case 'plausible':
      return plausible(settings);
    case 'baidu':
      return baidu(settings);
    case 'endpoint':
      return endpoint(settings);
  }
}

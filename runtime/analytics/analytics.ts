import type { AnalyticsSettings } from '../../schema/analytics/analytics-settings.ts';
import { beginAnalytics } from './begin-analytics.ts';

/*
 * The script of sites that record visits, bundled apart (see vite.config.ts): a file of its own that needs no other one.
 * The build writes what it knows of the site before it.
 */

declare const analyticsSettings: AnalyticsSettings;

const begin = (): void => beginAnalytics(analyticsSettings);

// It may be here before the page is.
if (document.readyState === 'loading') addEventListener('DOMContentLoaded', begin);
else begin();

import type { SettingFlags } from '../../lint/settings/flag-settings.ts';
import type { FixOptions } from './lint-fixing.ts';

/** The options of `site lint`. */
export type LintOptions = SettingFlags &
  FixOptions & {
    /** Each `name` or `name=file`. */
    readonly format?: readonly string[];
    readonly quiet?: boolean;
    readonly stdinFilename?: string;
    /** Folder that `site emit` wrote into. */
    readonly emitted?: string;
    /** File of known findings, which are not reported. */
    readonly baseline?: string;
    /** Records the findings of this run in that file. */
    readonly baselineUpdate?: boolean;
    /** In which language rules are explained: zh, en or no. */
    readonly explain?: string;
    /** Whose file is laid over the site. */
    readonly env?: string;
    readonly watch?: boolean;
    /** False: everything is checked again. */
    readonly cache?: boolean;
  };

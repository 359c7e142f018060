import type { SettingFlags } from '../lint/settings/flag-settings.ts';
import { formatNames } from '../report/targets.ts';
import type { FixOptions } from './lint-fixing.ts';

/** What `site lint` can be told on the command line. */
export type LintOptions = SettingFlags &
  FixOptions & {
    /** Each `name` or `name=file`. */
    readonly format?: readonly string[];
    readonly quiet?: boolean;
    readonly stdinFilename?: string;
    /** Folder that `site emit` wrote into. */
    readonly emitted?: string;
    /** File of findings that are known: the report leaves them out. */
    readonly baseline?: string;
    /** Records what is found now in that file. */
    readonly baselineUpdate?: boolean;
    /** In which language rules are explained: zh, en or no. */
    readonly explain?: string;
    readonly watch?: boolean;
    /** False: everything is looked at anew. */
    readonly cache?: boolean;
  };

type OptionText = {
  readonly flags: string;
  readonly description: string;
  /** Whether it may be given more than once. */
  readonly isMany?: boolean;
};

/** How these options are written and explained. */
export const lintOptions: readonly OptionText[] = [
  {
    flags: '--format <name[=file]>',
    description: `how to tell it, to a file where one is named: ${formatNames.join(', ')}; repeatable`,
    isMany: true,
  },
  { flags: '--quiet', description: 'tell errors only' },
  { flags: '--max-warnings <number>', description: 'exit code 1 where there are more warnings' },
  {
    flags: '--fail-on <severity>',
    description: 'what makes the exit code 1: error (left out), warning or never',
  },
  {
    flags: '--rule <id=severity>',
    description: 'tell a rule as off, warning or error in this report; repeatable',
    isMany: true,
  },
  { flags: '--fix', description: 'mend what can be mended without a doubt, and tell the rest' },
  { flags: '--fix-unsafe', description: 'take suggestions, too: look at what it did' },
  {
    flags: '--fix-dry-run',
    description:
      'write nothing, print what would be mended as a patch; exit code 1 where that is something',
  },
  {
    flags: '--stdin-filename <path>',
    description: 'read the site file from stdin, as if it stood at this path',
  },
  {
    flags: '--emitted <folder>',
    description:
      'tell, too, where what site emit or site build wrote there is not what the site says',
  },
  {
    flags: '--baseline <file>',
    description:
      'report new findings only: those that the file records are left out; where it does not exist, record all of today',
  },
  { flags: '--baseline-update', description: 'record what is found now in that file' },
  {
    flags: '--explain <language>',
    description:
      'explain each rule below its first finding, in zh or en, or no (left out: in zh where the machine speaks Chinese); codeframe only',
  },
  { flags: '--no-cache', description: 'look at everything anew' },
  { flags: '--watch', description: 'look again whenever a file of the site changes' },
];

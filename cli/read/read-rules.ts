/** What can be wrong with the text of a site file, before anything is known of sites. */
export const readRules = {
  'yaml-encoding': 'The file is text, encoded as UTF-8.',
  'yaml-syntax': 'The file can be read as YAML or JSON.',
  'yaml-depth': 'Keys and lists are not nested beyond reason.',
  'yaml-empty': 'The file has content.',
  'yaml-documents': 'The file is one document.',
  'yaml-fullwidth':
    'Punctuation that is part of the notation is written with half-width characters.',
  'yaml-duplicate-key': 'A key stands once in its mapping.',
  'yaml-key-type': 'Keys are words.',
  'yaml-reserved-key': 'Keys have no name that JavaScript keeps to itself.',
  'yaml-alias-budget': 'Aliases repeat a reasonable amount of the file.',
  'yaml-alias-cycle': 'No alias stands inside of what it repeats.',
} as const;

export type ReadRuleId = keyof typeof readRules;

/** A broken rule of the text, still without the file's name. */
export type ReadFinding = {
  readonly rule: ReadRuleId;
  readonly message: string;
  readonly start: number;
  readonly end: number;
  readonly suggestion?: string;
  readonly related?: readonly {
    readonly message: string;
    readonly start: number;
    readonly end: number;
  }[];
};

/** What can be wrong with the files of a site's content, beyond what its YAML and its keys may be. */
export const contentRules = {
  'content-front-matter': {
    severity: 'error',
    description: 'A file of content starts with its front matter, between two lines ---.',
  },
  'content-name': {
    severity: 'error',
    description: 'The name of a file can stand in an address: letters, digits, _ and - only.',
  },
  'content-place': {
    severity: 'error',
    description: 'Content lies in content/{language}/{collection}/, both of the site.',
  },
  'content-file': {
    severity: 'warning',
    description: 'Every file among the entries of a collection is an entry, or one names it.',
  },
  'content-empty': {
    severity: 'warning',
    description: 'An entry that readers can open has something to read.',
  },
  'content-duplicate-id': {
    severity: 'error',
    description: 'An id is the only one in its collection and language, aliases included.',
  },
  'content-day': { severity: 'error', description: 'A day exists in the calendar.' },
  'content-choice': {
    severity: 'error',
    description: 'A code, kind or choice is one that the collection declares.',
  },
  'content-size': { severity: 'error', description: 'A text is one that can be read on a page.' },
  'content-depth': {
    severity: 'error',
    description: 'Quotes and lists are not nested beyond reason.',
  },
  'content-html': {
    severity: 'warning',
    description: 'HTML inside of a text is such that nothing of it has to be left out.',
  },
  'content-lost': {
    severity: 'error',
    description: 'HTML whose end is missing takes no text away from readers.',
  },
  'content-heading': {
    severity: 'warning',
    description: 'A text has no heading of the first level: that is the title.',
  },
  'content-alt': {
    severity: 'warning',
    description: 'A picture in a text says what it shows.',
  },
  'content-link': {
    severity: 'error',
    description: 'A link to another file of content leads to one that is there.',
  },
  'content-asset': {
    severity: 'error',
    description: 'A picture or file that content names is there and can be read.',
  },
  'site-address': {
    severity: 'warning',
    description:
      'An address of this site leads to a page, an entry, a section or a public file that is there.',
  },
  'site-asset': {
    severity: 'error',
    description: 'A picture or file that the site file names lies in public/.',
  },
  'picture-size': {
    severity: 'warning',
    description: 'A picture is not larger than any screen needs it.',
  },
  'content-entries': {
    severity: 'error',
    description: 'Entries that a field or a block names are there.',
  },
} as const;

export type ContentRuleId = keyof typeof contentRules;

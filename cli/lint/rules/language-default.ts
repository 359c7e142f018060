import type { LintContext } from '../lint-context.ts';
import type { Finding, Rule } from '../rule.ts';

function* defaults({ source }: LintContext): Iterable<Finding> {
  const [first, ...others] = Object.entries(source.languages)
    .filter(([, language]) => language.default)
    .map(([code]) => code);
  if (first === undefined) {
    yield {
      pointer: ['languages'],
      what: 'key',
      message: 'no language is the default; write default: true for one of them',
    };
  }
  for (const code of others) {
    yield {
      pointer: ['languages', code, 'default'],
      what: 'key',
      message: `only one language can be the default; "${first}" is one already`,
      related: [
        { pointer: ['languages', first ?? '', 'default'], what: 'key', message: 'the first one' },
      ],
    };
  }
}

function* prefixes({ source }: LintContext): Iterable<Finding> {
  const owners = new Map<string, string>();
  const hasDefault = Object.values(source.languages).some((language) => language.default);
  for (const [code, language] of Object.entries(source.languages)) {
    const { prefix } = language;
    if (prefix === undefined) {
      // Without a default it is not known which language may do without a prefix.
      if (hasDefault && !language.default) {
        yield {
          pointer: ['languages', code],
          what: 'key',
          message: `language "${code}" is not the default, so it needs a prefix for its paths`,
        };
      }
      continue;
    }
    const owner = owners.get(prefix.toLowerCase());
    if (owner === undefined) owners.set(prefix.toLowerCase(), code);
    else {
      yield {
        pointer: ['languages', code, 'prefix'],
        what: 'value',
        message: `"${prefix}" is already the prefix of language "${owner}"`,
        related: [
          { pointer: ['languages', owner, 'prefix'], what: 'value', message: 'the first one' },
        ],
      };
    }
  }
}

export const languageDefault: Rule = {
  id: 'language-default',
  severity: 'error',
  explanation: {
    zh: '',
    en: 'One language is the default, the others have a prefix each.',
  },
  bad: '',
  good: '',
  *check(context) {
    yield* defaults(context);
    yield* prefixes(context);
  },
};

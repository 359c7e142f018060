import type { SiteSource } from '../../source.generated.ts';

/** Words that only pages with some part of the language have. */
export type MessageGroup = {
  /** What their keys are, without the form of a number behind a dot. */
  readonly keys: RegExp;
  /** Whether a site shows them: by the kinds of its blocks, and by what its file says. */
  readonly isUsed: (kinds: ReadonlySet<string>, source: SiteSource) => boolean;
};

const hasLocked = (routes: SiteSource['routes']): boolean =>
  routes.some(({ access, children = [] }) => access?.locked || hasLocked(children));

/** The groups; words of no group are every site's. */
export const messageGroups: Readonly<Record<string, MessageGroup>> = {
  form: {
    keys: /^form(?:Optional|Problems|Agree|Phone|File|Choose|Sen|Failed|Again|Restored|Clear|Trap|Slow|Stop|Unsure|Day|Enum|Number|Email|Date|Range|LengthLeast)/,
    isUsed: (kinds) => kinds.has('form'),
  },
  events: {
    keys: /^(?:calendar|event)[A-Z]|^noEvents$|^(?:month|week)(?:Before|After)$/,
    isUsed: (kinds, { collections = {} }) =>
      kinds.has('eventCalendar') ||
      kinds.has('eventList') ||
      kinds.has('event') ||
      Object.values(collections).some(({ events }) => events !== undefined),
  },
  embed: {
    keys: /^embed[A-Z]/,
    isUsed: (kinds, { embeds = [] }) => kinds.has('embed') || embeds.length > 0,
  },
  chart: { keys: /^chart[A-Z]/, isUsed: (kinds) => kinds.has('chart') },
  directory: { keys: /^people[A-Z]|^letters$/, isUsed: (kinds) => kinds.has('directory') },
  hours: {
    keys: /^(?:open(?:Until|Now|AllDay)|opens(?:At|AgainAt|On)|closed(?:Now|AllDay)|allHours|weeklyHours|hoursToday)$/,
    isUsed: (kinds, { places }) => kinds.has('openingHours') || places !== undefined,
  },
  signIn: {
    keys: /^signIn$|^needsSignIn$/,
    isUsed: (kinds, { access, routes }) =>
      kinds.has('signIn') || access?.signIn !== undefined || hasLocked(routes),
  },
  provider: {
    keys: /^signIn[A-Z]|^signedOut$|^signOut/,
    isUsed: (_, { access }) => access?.signIn !== undefined,
  },
};

/** Everything that is called a type in a part of the source: the kinds of its blocks are among it. */
function typesIn(value: unknown, found: Set<string>): Set<string> {
  if (typeof value !== 'object' || value === null) return found;
  const { type } = value as { readonly type?: unknown };
  if (typeof type === 'string') found.add(type);
  for (const each of Object.values(value)) typesIn(each, found);
  return found;
}

/**
 * The words that pages of a site may show. Components of the site's own may show any.
 * @param messages all of a language
 */
export function usedMessages(
  messages: Readonly<Record<string, string>>,
  source: SiteSource,
  hasOwn: boolean,
): Readonly<Record<string, string>> {
  if (hasOwn) return messages;
  const kinds = typesIn(source.pages, new Set());
  const unused = Object.values(messageGroups).filter(({ isUsed }) => !isUsed(kinds, source));
  return Object.fromEntries(
    Object.entries(messages).filter(([key]) => {
      const [word = ''] = key.split('.');
      return unused.every(({ keys }) => !keys.test(word));
    }),
  );
}

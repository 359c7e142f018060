import { type DesignToken, designTokens } from '../../../schema/theme/design-tokens.ts';

/** Which tokens stand in which section of the page about them. */
const groups = {
  colours: ({ kind }) => kind === 'colour' || kind === 'rgb',
  text: ({ name, kind }) => kind === 'font' || /^(?:text|lh|track)-|^measure$/.test(name),
  space: ({ name }) => /^(?:s\d|row|edge|page|gap|section)$/.test(name),
  corners: ({ name, kind }) => name.startsWith('radius-') || kind === 'shadow',
  drawings: ({ name, kind }) => /^(?:image|filter)$/.test(kind) || name.startsWith('lead-rise'),
  motion: ({ kind }) => kind === 'time' || kind === 'easing',
  others: () => true,
} satisfies Readonly<Record<string, (token: DesignToken) => boolean>>;

export type TokenGroup = keyof typeof groups;

const rules = Object.entries(groups) as readonly (readonly [
  TokenGroup,
  (token: DesignToken) => boolean,
])[];

/** All groups, in their order. */
export const tokenGroups: readonly TokenGroup[] = rules.map(([name]) => name);

/** The tokens of a group, each in the first that takes it. */
export const tokensOf = (group: TokenGroup): readonly DesignToken[] =>
  designTokens.filter((token) => rules.find(([, takes]) => takes(token))?.[0] === group);

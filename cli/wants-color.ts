type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Whether what is printed has colours: where a terminal shows it, unless NO_COLOR is set; FORCE_COLOR decides before
 * both, as Node and most commands read it (0 and false: none).
 */
export function wantsColor(isTerminal: boolean, { FORCE_COLOR, NO_COLOR }: Environment): boolean {
  if (FORCE_COLOR !== undefined) return FORCE_COLOR !== '0' && FORCE_COLOR !== 'false';
  return isTerminal && !NO_COLOR;
}

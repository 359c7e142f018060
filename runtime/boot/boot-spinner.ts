type BootSpinner = {
  readonly say: (words: string) => void;
  /** When it appeared, by performance.now(); undefined while the visitor does not see it. */
  readonly since: () => number | undefined;
};

/** The spinner that stands in the page before the runtime does. It appears by itself, after a while. */
export function bootSpinner(container: Element): BootSpinner {
  const element = container.querySelector('.boot-spinner');
  return {
    say: (words) => {
      if (element) element.textContent = words;
    },
    since: () => {
      const [appearance] = element?.getAnimations() ?? [];
      const { startTime } = appearance ?? {};
      const delay = appearance?.effect?.getTiming().delay ?? 0;
      if (typeof startTime !== 'number') return undefined;
      const appeared = startTime + delay;
      return appeared < performance.now() ? appeared : undefined;
    },
  };
}

import type { BootWords } from '../../schema/boot-hints.ts';

type BootSpinner = {
  readonly say: (words: BootWords) => void;
  /** When it appeared, by performance.now(); undefined while the visitor does not see it. */
  readonly since: () => number | undefined;
};

/** The spinner that stands in the page before the runtime does. It appears by itself, after a while. */
export function bootSpinner(container: Element): BootSpinner {
  // The script runs: whatever fails from now on says so itself.
  container.querySelector('.boot-late')?.remove();
  const element = container.querySelector<HTMLElement>('.boot-spinner');
  return {
    say: ({ tag, loading }) => {
      if (!element) return;
      element.lang = tag;
      element.textContent = loading;
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

import type { Need } from '../resources/need.ts';
import { useSiteState } from '../state/site-state.ts';
import { FailureNotice } from './failure-notice.tsx';

type LoadFailureProps = { readonly language: string; readonly needs: readonly Need[] };

/** Says that something did not load, and tries what failed again on request. */
export function LoadFailure({ language, needs }: LoadFailureProps) {
  const { model, resources } = useSiteState();
  const words = model.languages[language]?.failure;
  const retry = (): void => {
    for (const { key, load } of needs) void resources.request(key, load);
  };
  return (
    <FailureNotice
      title={words?.title ?? ''}
      text={words?.text ?? ''}
      action={words?.action ?? ''}
      onAction={retry}
    />
  );
}

import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { useGo } from '../router/router.tsx';
import { useScreen } from '../screen/screen-context.ts';
import { useZone } from '../screen/zone-context.ts';
import { useSiteState } from '../state/site-state.ts';
import { cleanKeyword } from './clean-keyword.ts';
import { type KeywordProblem, keywordProblem } from './keyword-problem.ts';
import { addRecent } from './recent-searches.ts';
import { searchAddress, useSearchTarget } from './use-search-target.ts';

/** Key code of every key while an input method is composing; Safari reports the closing Enter so only. */
const composingKey = 229;

/**
 * What a form with a field named `keyword` does: refuses what cannot be searched for, else opens the
 * page of the results.
 * @param onSearch called before a search that nothing keeps from being made
 */
export function useKeywordForm(onSearch?: () => void) {
  const target = useSearchTarget();
  const go = useGo();
  const { spell } = useZone();
  const { store } = useSiteState();
  const { language } = useScreen();
  const [problem, setProblem] = useState<KeywordProblem>();
  return {
    problem,
    onSubmit: (event: FormEvent<HTMLFormElement>): void => {
      event.preventDefault();
      const field = event.currentTarget.elements.namedItem('keyword');
      if (!(field instanceof HTMLInputElement)) return;
      const keyword = cleanKeyword(field.value);
      const found = keywordProblem(keyword);
      setProblem(found);
      if (found) field.focus();
      else if (target) {
        addRecent(store, language, keyword);
        onSearch?.();
        go(spell(searchAddress(target, keyword)));
      }
    },
    onChange: (): void => setProblem(undefined),
    onKeyDown: (event: KeyboardEvent): void => {
      const composing = event.nativeEvent.isComposing || event.keyCode === composingKey;
      if (event.key === 'Enter' && composing) event.preventDefault();
    },
  };
}

export type KeywordForm = ReturnType<typeof useKeywordForm>;

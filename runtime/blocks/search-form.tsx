import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { encodeSegment } from '../../schema/path/encode-segment.ts';
import { fillPath } from '../../schema/path/fill-path.ts';
import { Icon } from '../page/icon.tsx';
import { useGo } from '../router/router.tsx';
import { useMessages, useScreen } from '../screen/screen-context.ts';
import { type KeywordProblem, keywordProblem } from './keyword-problem.ts';
import { classes } from './parts/classes.ts';
import css from './search-form.module.css';

/** Key code of every key while an input method is composing; Safari reports the closing Enter so only. */
const composingKey = 229;

function keepComposition(event: KeyboardEvent) {
  const composing = event.nativeEvent.isComposing || event.keyCode === composingKey;
  if (event.key === 'Enter' && composing) event.preventDefault();
}

/** The field to search with; it opens this same page for the words typed. */
export function SearchForm({ keyword }: { readonly keyword: string }) {
  const { page, row, params } = useScreen();
  const say = useMessages();
  const go = useGo();
  const id = useId();
  const [problem, setProblem] = useState<KeywordProblem>();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const found = keywordProblem(typed);
    setProblem(found);
    if (found) return;
    const meant: Readonly<Record<string, string | undefined>> = { ...params, keyword: typed };
    const values = Object.fromEntries(
      Object.entries(page.params).map(([meaning, name]) => [
        name,
        encodeSegment(meant[meaning] ?? ''),
      ]),
    );
    const address = fillPath(row?.paths[0] ?? '', values);
    if (address !== undefined) go(address);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is unknown to the older browsers
    <form role="search" className={css.place} onSubmit={submit} noValidate>
      <label htmlFor={id} className={css.label}>
        {say('searchLabel')}
      </label>
      <div className={classes(css.field, problem && css.bad)}>
        <Icon name="search" className={css.icon} />
        <input
          id={id}
          name="keyword"
          type="text"
          enterKeyHint="search"
          autoComplete="off"
          defaultValue={keyword}
          className={css.input}
          aria-invalid={problem !== undefined}
          aria-describedby={`${id}-problem`}
          onKeyDown={keepComposition}
          onChange={() => setProblem(undefined)}
        />
        <button type="submit" className={css.button}>
          {say('search')}
        </button>
      </div>
      <p id={`${id}-problem`} role="alert" className={css.problem}>
        {problem ? (
          <>
            <Icon name="alert" className={css.sign} />
            {say(problem.key, { ...problem.values, label: say('searchKeyword') })}
          </>
        ) : null}
      </p>
    </form>
  );
}

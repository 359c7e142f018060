import { useMessages } from '../screen/use-messages.ts';
import { ContentIcon } from '../ui/element/content-icon.tsx';
import type { KeywordProblem } from './keyword-problem.ts';
import css from './keyword-warning.module.css';

type KeywordWarningProps = {
  readonly id: string;
  readonly problem: KeywordProblem | undefined;
  readonly className?: string | undefined;
};

/** What is wrong with the keyword. Its line is there before, so that nothing moves. */
export function KeywordWarning({ id, problem, className }: KeywordWarningProps) {
  const t = useMessages();
  return (
    <p id={id} role="alert" className={className}>
      {problem ? (
        <span className={css.words}>
          <ContentIcon name="alert" className={css.sign} />
          {t(problem.key, { ...problem.values, label: t('searchKeyword') })}
        </span>
      ) : null}
    </p>
  );
}

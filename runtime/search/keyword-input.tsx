import type { ComponentProps } from 'react';
import type { KeywordForm } from './use-keyword-form.ts';

type KeywordInputProps = Pick<
  ComponentProps<'input'>,
  | 'className'
  | 'defaultValue'
  | 'placeholder'
  | 'ref'
  | 'role'
  | 'aria-autocomplete'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-activedescendant'
  | 'onInput'
  | 'onCompositionEnd'
  | 'onKeyDownCapture'
> & {
  readonly id: string;
  /** Id of the element that says what is wrong. */
  readonly warningId: string;
  readonly form: KeywordForm;
  /** It takes the focus when the modal around it opens. */
  readonly isFirst?: boolean;
};

/** The field of a form to search with. */
export function KeywordInput({ warningId, form, isFirst = false, ...rest }: KeywordInputProps) {
  const { problem, onKeyDown, onChange } = form;
  return (
    <input
      {...rest}
      name="keyword"
      type="text"
      enterKeyHint="search"
      autoComplete="off"
      aria-invalid={problem !== undefined}
      aria-describedby={warningId}
      data-autofocus={isFirst ? '' : undefined}
      onKeyDown={onKeyDown}
      onChange={onChange}
    />
  );
}

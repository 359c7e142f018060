import { type CompositionEvent, type InputEvent, useState } from 'react';

type Field = HTMLInputElement;

/** The value of an input, but for what an input method still composes, and the events that it follows. */
export function useInputValue() {
  const [value, setValue] = useState('');
  return {
    value,
    inputProps: {
      onInput: ({ currentTarget, nativeEvent }: InputEvent<Field>): void => {
        if (!nativeEvent.isComposing) setValue(currentTarget.value);
      },
      onCompositionEnd: ({ currentTarget }: CompositionEvent<Field>): void =>
        setValue(currentTarget.value),
    },
  };
}

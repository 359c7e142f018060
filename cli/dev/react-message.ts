/** What React says of mistakes in components, by the numbers that its production build has in their place. */
const messages: Readonly<Record<string, string>> = {
  31: 'Objects are not valid as a React child (found: %s). If you meant to render a collection of children, use an array instead.',
  60: 'Can only set one of `children` or `props.dangerouslySetInnerHTML`.',
  61: '`props.dangerouslySetInnerHTML` must be in the form `{__html: ...}`.',
  62: 'The `style` prop expects a mapping from style properties to values, not a string.',
  130: 'Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: %s.%s',
  137: '%s is a void element tag and must neither have `children` nor use `dangerouslySetInnerHTML`.',
  185: 'Maximum update depth exceeded. This can happen when a component repeatedly calls setState inside componentWillUpdate or componentDidUpdate. React limits the number of nested updates to prevent infinite loops.',
  231: 'Expected `%s` listener to be a function, instead got a value of `%s` type.',
  300: 'Rendered fewer hooks than expected. This may be caused by an accidental early return statement.',
  301: 'Too many re-renders. React limits the number of renders to prevent an infinite loop.',
  306: 'Element type is invalid. Received a promise that resolves to: %s. Lazy element type must resolve to a class or function.%s',
  310: 'Rendered more hooks than during the previous render.',
  321: 'Invalid hook call. Hooks can only be called inside of the body of a function component.',
  438: 'An unsupported type was passed to use(): %s',
  482: 'An unknown Component is an async Client Component. Only Server Components can be async at the moment.',
};

const minified = /Minified React error #(\d+); visit (\S+) for the full message[^\n]*/;

/** The message of an error, in words where React says a number. */
export const reactMessage = (message: string): string =>
  message.replace(minified, (all, code: string, address: string) => {
    const text = Object.hasOwn(messages, code) ? messages[code] : undefined;
    if (text === undefined) return all;
    const values = new URL(address).searchParams.getAll('args[]');
    return text.replace(/%s/g, () => values.shift() ?? '').trim();
  });

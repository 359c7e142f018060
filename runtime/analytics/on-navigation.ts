/**
 * Calls when another entry of the history is open: whoever adds or replaces one, a step through the history, another
 * place behind the #.
 * @param call hears whether the entry took the place of the one before
 */
export function onNavigation(call: (isReplaced: boolean) => void): void {
  for (const name of ['pushState', 'replaceState'] as const) {
    const original = history[name];
    history[name] = function (this: History, ...entry: Parameters<History['pushState']>): void {
      original.apply(this, entry);
      call(name === 'replaceState');
    };
  }
  addEventListener('popstate', () => call(false));
  addEventListener('hashchange', () => call(false));
}

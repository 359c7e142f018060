/** The oldest browsers that visitors still bring (WebViews of messengers among them), as bundlers name them. */
export const oldestBrowsers = ['chrome87', 'safari14', 'ios14', 'firefox78'];

/**
 * The same, as bundlers are to write scripts for them. Until Chrome 91, V8 called functions wrongly where an optional call
 * spreads its arguments, `f?.(...list)`; for its sake bundlers would write out every `?.`, 1 kB more at the start. A test
 * finds no such call, and nothing else that Chrome 87 does not read.
 */
export const oldestSyntax = oldestBrowsers.map((name) => (name === 'chrome87' ? 'chrome91' : name));

/** The oldest browsers that visitors still bring (WebViews of messengers among them), as bundlers name them. */
export const oldestBrowsers = ['chrome87', 'safari14', 'ios14', 'firefox78'];

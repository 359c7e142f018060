/** Id of the button that opens the search; a page has one. */
export const searchButtonId = 'open-search';

import { plainQuery } from '../../search/plain-query.ts';
import { search, suggestPages } from './suggest-pages.ts';
import { TypeaheadView } from './typeahead-view.tsx';

/** What suggests pages for a keyword; it is loaded when the search box opens. */
export const typeahead = { plainQuery, search, suggestPages, TypeaheadView };

export type Typeahead = typeof typeahead;

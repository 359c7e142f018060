/** Where something stands in a site file: keys and indexes from the root. */
export type Pointer = readonly (string | number)[];

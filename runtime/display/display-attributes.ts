/** What attributes of the document say about how pages look; undefined: the default. */
export type DisplayAttributes = {
  readonly theme: 'dark' | undefined;
  readonly text: 'large' | undefined;
  readonly contrast: 'more' | undefined;
};

/** Sets attributes of the document that style sheets read. */
export function setDisplayAttributes(attributes: DisplayAttributes): void {
  const { dataset } = document.documentElement;
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
}
